import { defineWords } from './platform/words.ts'

// Every way the house says no: the code, its HTTP status and its words.
const STATUSES = {
  malformed: 400,
  wrong_credentials: 401,
  not_signed_in: 401,
  not_allowed: 403,
  foreign_origin: 403,
  rules_not_confirmed: 403,
  profile_not_verified: 403,
  not_found: 404,
  method_not_allowed: 405,
  own_card: 403,
  account_exists: 409,
  already_decided: 409,
  email_taken: 409,
  count_differs: 409,
  own_application: 403,
  looks_automatic: 422,
  already_so: 409,
  card_closed: 409,
  changed_meanwhile: 409,
  hog_number_taken: 409,
  hog_number_first: 409,
  last_webmaster: 409,
  no_account: 409,
  role_out_of_order: 409,
  not_approved_yet: 409,
  ritual_first: 409,
  no_patches_out: 409,
  already_merged: 409,
  both_have_accounts: 409,
  fee_open_twice: 409,
  same_card: 422,
  import_already_done: 409,
  import_already_undone: 409,
  import_not_done: 409,
  plan_changed: 409,
  nothing_to_import: 409,
  columns_not_mapped: 422,
  empty_file: 422,
  too_many_rows: 422,
  too_many_cards: 422,
  unreadable_file: 422,
  nothing_chosen: 422,
  nothing_to_retry: 409,
  request_in_progress: 409,
  rules_changed: 409,
  too_large: 413,
  wrong_type: 415,
  unknown_host: 421,
  invalid_fields: 422,
  key_reused: 422,
  link_expired: 422,
  weak_password: 422,
  too_many_attempts: 429,
  unexpected: 500,
  too_busy: 503,
  database_down: 503,
  disk_full: 507,
} as const

export type RefusalCode = keyof typeof STATUSES

export const REFUSAL_WORDS = defineWords({
  malformed: { cs: 'Požadavku nerozumíme.', en: 'The request cannot be understood.' },
  wrong_credentials: { cs: 'Nesprávný e-mail nebo heslo.', en: 'Wrong e-mail or password.' },
  not_signed_in: { cs: 'Nejdřív se přihlas.', en: 'Sign in first.' },
  not_allowed: { cs: 'Na tohle nemáš oprávnění.', en: 'You are not allowed to do this.' },
  foreign_origin: { cs: 'Požadavek přišel z cizí stránky.', en: 'The request came from another site.' },
  rules_not_confirmed: { cs: 'Nejdřív potvrď stanovy klubu.', en: 'Confirm the club rules first.' },
  profile_not_verified: { cs: 'Nejdřív zkontroluj svůj profil.', en: 'Check your profile first.' },
  not_found: { cs: 'Nic takového tu není.', en: 'There is nothing here.' },
  method_not_allowed: { cs: 'Tady se takto volat nedá.', en: 'This cannot be called this way.' },
  own_card: {
    cs: 'U sebe tohle udělat nejde, požádej jiného funkcionáře.',
    en: 'You cannot do this to yourself, ask another officer.',
  },
  already_so: { cs: 'Už to tak je, nic se nezměnilo.', en: 'It is so already, nothing has changed.' },
  card_closed: {
    cs: 'Karta je archivovaná nebo je člen vyloučený.',
    en: 'The card is archived or the member is excluded.',
  },
  changed_meanwhile: {
    cs: 'Kartu mezitím změnil někdo jiný.',
    en: 'Somebody else has changed the card meanwhile.',
  },
  hog_number_first: { cs: 'Nejdřív doplň číslo HOG.', en: 'Fill in the HOG number first.' },
  hog_number_taken: {
    cs: 'Tohle číslo HOG už má jiný člen.',
    en: 'Another member has this HOG number.',
  },
  last_webmaster: {
    cs: 'Je to poslední Webmaster, klub by zůstal bez správce.',
    en: 'This is the last Webmaster, the club would have none.',
  },
  no_account: { cs: 'Tento člen nemá účet.', en: 'This member has no account.' },
  role_out_of_order: {
    cs: 'Čekatele nejdřív schval za člena.',
    en: 'Approve the applicant as a member first.',
  },
  already_decided: {
    cs: 'O téhle žádosti už je rozhodnuto.',
    en: 'This application has been decided already.',
  },
  email_taken: {
    cs: 'Účet s tímto e-mailem už existuje. Připoj žádost ke kartě, které patří, nebo ji odmítni.',
    en: 'An account with this e-mail already exists. Link the application to its card, or reject it.',
  },
  count_differs: {
    cs: 'Seznam se mezitím změnil. Podívej se na něj znovu a pak to potvrď.',
    en: 'The list has changed meanwhile. Look at it again, then confirm.',
  },
  own_application: {
    cs: 'O vlastní žádosti musí rozhodnout jiný funkcionář.',
    en: 'Another officer has to decide about your own application.',
  },
  looks_automatic: {
    cs: 'Přihláška vypadala jako od robota. Počkej pár vteřin a pošli ji ještě jednou.',
    en: 'The application looked like a robot’s. Wait a few seconds and send it once more.',
  },
  account_exists: {
    cs: 'Účet s tímto e-mailem už existuje.',
    en: 'An account with this e-mail already exists.',
  },
  not_approved_yet: { cs: 'Člen ještě není schválený.', en: 'The member is not approved yet.' },
  ritual_first: { cs: 'Nejdřív musí projít rituálem.', en: 'The ritual comes first.' },
  no_patches_out: {
    cs: 'Žádné nášivky se od něj nečekají.',
    en: 'No patches are expected from this person.',
  },
  already_merged: {
    cs: 'Tuhle kartu už mezitím někdo sloučil.',
    en: 'Somebody has merged this card meanwhile.',
  },
  both_have_accounts: {
    cs: 'Obě karty mají účet a dvě přihlášení sloučit nejde.',
    en: 'Both cards have an account, and two logins cannot be merged.',
  },
  fee_open_twice: {
    cs: 'Obě karty mají příspěvek za stejný rok a aspoň jeden je nezaplacený. Nejdřív ho archivuj v Příspěvcích.',
    en: 'Both cards have a fee for the same year and at least one is open. Archive it in Fees first.',
  },
  same_card: { cs: 'Vyber dvě různé karty.', en: 'Choose two different cards.' },
  import_already_done: { cs: 'Tenhle soubor už je načtený.', en: 'This file has been imported already.' },
  import_already_undone: { cs: 'Tenhle import už je vrácený.', en: 'This import has been undone already.' },
  import_not_done: { cs: 'Tenhle import ještě neproběhl.', en: 'This import has not been run yet.' },
  plan_changed: {
    cs: 'Karty se mezitím změnily. Projdi si kontrolu ještě jednou.',
    en: 'The cards have changed meanwhile. Go through the check once more.',
  },
  nothing_to_import: {
    cs: 'V souboru není nic, co by se dalo načíst.',
    en: 'There is nothing in the file to import.',
  },
  columns_not_mapped: {
    cs: 'Urči, ve kterém sloupci je jméno a příjmení, a žádné pole nepoužij dvakrát.',
    en: 'Say which column holds the name, and use no field twice.',
  },
  empty_file: { cs: 'V souboru není žádný řádek s údaji.', en: 'There is no row of data in the file.' },
  too_many_rows: {
    cs: 'Soubor má přes 10 000 řádků. Rozděl ho na víc částí.',
    en: 'The file has more than 10,000 rows. Split it into parts.',
  },
  too_many_cards: {
    cs: 'Najednou jde založit nebo změnit nejvýš 10 000 karet. Rozděl soubor na víc částí.',
    en: 'At most 10,000 cards can be made or changed at once. Split the file into parts.',
  },
  unreadable_file: {
    cs: 'Soubor se nepodařilo přečíst. Ulož ho jako CSV nebo XLSX a zkus to znovu.',
    en: 'The file could not be read. Save it as CSV or XLSX and try again.',
  },
  nothing_chosen: { cs: 'Nejdřív někoho vyber.', en: 'Choose somebody first.' },
  nothing_to_retry: { cs: 'Není co opakovat.', en: 'There is nothing to retry.' },
  request_in_progress: {
    cs: 'Stejný požadavek se právě zpracovává.',
    en: 'The same request is being processed.',
  },
  rules_changed: {
    cs: 'Stanovy se mezitím změnily, přečti si nové znění.',
    en: 'The rules have changed meanwhile, read the new version.',
  },
  too_large: { cs: 'Je to příliš velké.', en: 'This is too large.' },
  wrong_type: { cs: 'Takový typ obsahu nepřijímáme.', en: 'This content type is not accepted.' },
  unknown_host: { cs: 'Na této adrese klub nesídlí.', en: 'The club does not live at this address.' },
  invalid_fields: { cs: 'Zkontroluj označená pole.', en: 'Check the marked fields.' },
  key_reused: { cs: 'Tento klíč už patří jinému požadavku.', en: 'This key belongs to another request.' },
  link_expired: {
    cs: 'Odkaz už neplatí. Požádej o nový.',
    en: 'The link is no longer valid. Ask for a new one.',
  },
  weak_password: { cs: 'Zvol jiné heslo.', en: 'Choose another password.' },
  too_many_attempts: {
    cs: 'Příliš mnoho pokusů. Zkus to za chvíli.',
    en: 'Too many attempts. Try again in a while.',
  },
  unexpected: { cs: 'Nastala chyba.', en: 'Something went wrong.' },
  too_busy: {
    cs: 'Je tu teď plno, zkus to za chvilku.',
    en: 'We are busy right now, try again in a moment.',
  },
  database_down: {
    cs: 'Databáze teď neodpovídá, zkus to za chvilku.',
    en: 'The database is not answering, try again in a moment.',
  },
  disk_full: {
    cs: 'Na serveru došlo místo, zápis teď nejde.',
    en: 'The server is out of space, nothing can be written.',
  },
})

// What can be wrong with one field of a form.
export const FIELD_WORDS = defineWords({
  required: { cs: 'Vyplň prosím.', en: 'Please fill in.' },
  invalid: { cs: 'Tohle nevypadá správně.', en: 'This does not look right.' },
  too_short: { cs: 'Je to moc krátké.', en: 'This is too short.' },
  too_long: { cs: 'Je to moc dlouhé.', en: 'This is too long.' },
  too_small: { cs: 'Je to moc málo.', en: 'This is too little.' },
  too_big: { cs: 'Je to moc.', en: 'This is too much.' },
  not_email: { cs: 'Tohle není e-mailová adresa.', en: 'This is not an e-mail address.' },
  not_phone: { cs: 'Tohle není telefonní číslo.', en: 'This is not a phone number.' },
  not_postal_code: { cs: 'PSČ má pět číslic.', en: 'A postal code has five digits.' },
  not_past_day: { cs: 'Tohle datum ještě nebylo.', en: 'This date has not come yet.' },
  not_hog_number: {
    cs: 'Číslo HOG má 4 až 15 písmen a číslic.',
    en: 'A HOG number has 4 to 15 letters and digits.',
  },
  not_day: { cs: 'Tohle není datum.', en: 'This is not a date.' },
  day_in_future: { cs: 'Tenhle den teprve přijde.', en: 'This day is yet to come.' },
  unknown: { cs: 'Takové pole neznáme.', en: 'This field is not known.' },
  must_agree: { cs: 'Bez potvrzení to nejde.', en: 'It cannot go on without this.' },
  password_too_short: {
    cs: 'Heslo musí mít aspoň 10 znaků. Zkus čtyři slova za sebou.',
    en: 'A password needs at least 10 characters. Try four words in a row.',
  },
  password_too_long: {
    cs: 'Heslo může mít nejvýš 128 znaků.',
    en: 'A password can have at most 128 characters.',
  },
  password_too_common: {
    cs: 'Tohle heslo by uhodl každý. Zkus čtyři slova za sebou.',
    en: 'Anybody would guess this password. Try four words in a row.',
  },
  password_like_email: {
    cs: 'Heslo se moc podobá tvému e-mailu.',
    en: 'The password is too much like your e-mail.',
  },
  passwords_differ: { cs: 'Hesla se neshodují.', en: 'The passwords differ.' },
})

export type FieldFault = keyof typeof FIELD_WORDS
export type FieldFaults = Readonly<Record<string, FieldFault>>

/** Who was faster and when, for those refusals that can tell. */
type Decider = { readonly who: string; readonly at: Date }

type Details = {
  readonly fields?: FieldFaults
  readonly retryAfter?: number
  readonly decider?: Decider
  /** Whose it is already; said only by doors whose callers may see every card. */
  readonly holder?: string
}

export function isRefusalCode(text: string): text is RefusalCode {
  return Object.hasOwn(STATUSES, text)
}

/** A use-case says no. It carries a code; words and status are found in the tables above. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: FieldFaults | undefined
  readonly retryAfter: number | undefined
  readonly decider: Decider | undefined
  readonly holder: string | undefined

  constructor(code: RefusalCode, { fields, retryAfter, decider, holder }: Details = {}) {
    super(code)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.decider = decider
    this.holder = holder
  }

  get status(): (typeof STATUSES)[RefusalCode] {
    return STATUSES[this.code]
  }
}
