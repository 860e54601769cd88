// What the bank can do to us, each with what to do next. None of these sentences can hold a token.
export const bankRefusals = {
  club_account_first: {
    status: 409,
    cs: 'Klub ještě nemá svůj účet. Nejdřív ho napiš (Banka, Bankovní účet), pak výpis zaúčtuj.',
    en: 'The club has no account yet. Write it down first (Bank, Bank account), then book the statement.',
  },
  bank_off: {
    status: 409,
    cs: 'Banka není připojená. Připoj ji tokenem Fio API na stránce Banka, nebo nahraj výpis ze souboru.',
    en: 'The bank is not connected. Connect it with a Fio API token on the Bank page, or upload a statement file.',
  },
  bank_rate_limited: {
    status: 429,
    cs: 'Limit banky vyčerpán, chvíli počkejte.',
    en: 'The bank limit is reached, wait a moment.',
  },
  bank_token_refused: {
    status: 503,
    cs: 'Banka token nezná: vypršel, byl zrušen, nebo začne platit až pět minut po potvrzení. Zkontroluj ho v internetovém bankovnictví (Nastavení → API), případně vytvoř nový a vlož ho sem.',
    en: 'The bank does not know the token: it has expired, was revoked, or starts working five minutes after confirmation. Check it in internet banking (Settings → API), or make a new one and enter it here.',
  },
  bank_token_unreadable: {
    status: 409,
    cs: 'Uložený token nejde přečíst, nejspíš se na serveru změnilo APP_SECRET. Vlož token znovu.',
    en: 'The stored token cannot be read; APP_SECRET has probably changed on the server. Enter the token again.',
  },
  bank_other_account: {
    status: 409,
    cs: 'Token patří k jinému účtu, než má klub nastavený. Nic se nenačetlo. Vytvoř token k účtu klubu, nebo oprav číslo účtu v nastavení klubu.',
    en: 'The token belongs to another account than the club has set. Nothing was read. Make a token for the club account, or correct the account number in the club settings.',
  },
  bank_other_currency: {
    status: 409,
    cs: 'Účet za tokenem není v korunách. Nic se nenačetlo. Použij token ke korunovému účtu klubu.',
    en: 'The account behind the token is not in CZK. Nothing was read. Use a token for the CZK account of the club.',
  },
  bank_needs_authorisation: {
    status: 409,
    cs: 'Pohyby starší než 90 dní banka vydá až po potvrzení: v internetovém bankovnictví otevři Nastavení → API, u tokenu klikni na zámek, potvrď to a do 10 minut to tady zkus znovu.',
    en: 'The bank gives movements older than 90 days only after a confirmation: in internet banking open Settings → API, click the lock by the token, confirm, and try again here within 10 minutes.',
  },
  bank_too_many_movements: {
    status: 503,
    cs: 'Na jedno načtení je pohybů moc. Klubovna je dočte sama po kratších obdobích; nemusíš nic dělat.',
    en: 'There are too many movements for one reading. Klubovna will read them in shorter periods by itself; nothing needs to be done.',
  },
  bank_period_too_long: {
    status: 409,
    cs: 'V tomhle období je na jedno načtení pohybů moc. Zvol kratší a načti je postupně.',
    en: 'There are too many movements in this period for one reading. Choose a shorter one and read them step by step.',
  },
  bank_request_refused: {
    status: 503,
    cs: 'Banka nerozumí našemu dotazu (404). Zkontroluj na serveru nastavení FIO_URL; pokud je v pořádku, banka změnila rozhraní a Klubovna potřebuje aktualizaci.',
    en: 'The bank does not understand our request (404). Check FIO_URL on the server; if it is right, the bank has changed its interface and Klubovna needs an update.',
  },
  bank_redirected: {
    status: 503,
    cs: 'Banka nás posílá na jinou adresu a tam token nedáme. Zkontroluj na serveru nastavení FIO_URL.',
    en: 'The bank sends us to another address, and the token does not go there. Check FIO_URL on the server.',
  },
  bank_timeout: {
    status: 503,
    cs: 'Banka neodpověděla včas. Zkusíme to znovu sami, nebo to za chvíli zkus ty.',
    en: 'The bank did not answer in time. We will try again by ourselves, or try it yourself in a while.',
  },
  bank_unreachable: {
    status: 503,
    cs: 'S bankou se nepodařilo spojit. Zkusíme to znovu sami; trvá-li to, zkontroluj připojení serveru k internetu.',
    en: 'The bank could not be reached. We will try again by ourselves; if it lasts, check the server’s internet connection.',
  },
  bank_unavailable: {
    status: 503,
    cs: 'Služba banky je teď mimo provoz. Zkusíme to znovu sami.',
    en: 'The bank’s service is out of order at the moment. We will try again by ourselves.',
  },
  bank_not_json: {
    status: 503,
    cs: 'Banka místo pohybů poslala webovou stránku, nejspíš má odstávku. Zkusíme to znovu sami.',
    en: 'The bank sent a web page instead of movements, it is probably under maintenance. We will try again by ourselves.',
  },
  bank_garbled: {
    status: 503,
    cs: 'Odpověď banky je poškozená, nic jsme z ní nezapsali. Zkusíme to znovu sami.',
    en: 'The bank’s answer is damaged and nothing of it was booked. We will try again by ourselves.',
  },
  bank_answer_too_large: {
    status: 503,
    cs: 'Odpověď banky je příliš velká. Klubovna ji dočte sama po kratších obdobích; nemusíš nic dělat.',
    en: 'The bank’s answer is too large. Klubovna will read it in shorter periods by itself; nothing needs to be done.',
  },
  bank_strange_answer: {
    status: 503,
    cs: 'Banka odpověděla něčím, co neznáme. Zkusíme to znovu sami; trvá-li to, ozvi se správci Klubovny.',
    en: 'The bank answered with something we do not know. We will try again by ourselves; if it lasts, tell the person who runs Klubovna.',
  },
  bank_token_from_server: {
    status: 409,
    cs: 'Token je zadaný v nastavení serveru (FIO_TOKEN) a mění se tam.',
    en: 'The token is set on the server (FIO_TOKEN) and is changed there.',
  },
  statement_unreadable: {
    status: 422,
    cs: 'Tohle není výpis, kterému rozumíme. Stáhni ho z internetového bankovnictví jako JSON, CSV nebo GPC.',
    en: 'This is no statement we understand. Download it from internet banking as JSON, CSV or GPC.',
  },
  statement_other_account: {
    status: 409,
    cs: 'Výpis je k jinému účtu, než má klub nastavený. Nic se nezapsalo.',
    en: 'The statement is for another account than the club has set. Nothing was booked.',
  },
  statement_empty: {
    status: 422,
    cs: 'Ve výpisu není žádný pohyb.',
    en: 'There is no movement in the statement.',
  },
  statement_too_long: {
    status: 422,
    cs: 'Výpis má přes 10 000 pohybů. Stáhni ho po kratších obdobích.',
    en: 'The statement has more than 10,000 movements. Download it in shorter periods.',
  },
  statement_already_booked: {
    status: 409,
    cs: 'Tenhle výpis už je zapsaný.',
    en: 'This statement has been booked already.',
  },
} as const
