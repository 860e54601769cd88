export const memberRefusals = {
  own_card: {
    status: 403,
    cs: 'U sebe tohle udělat nejde, požádej jiného funkcionáře.',
    en: 'You cannot do this to yourself, ask another officer.',
  },
  already_so: {
    status: 409,
    cs: 'Už to tak je, nic se nezměnilo.',
    en: 'It is so already, nothing has changed.',
  },
  card_closed: {
    status: 409,
    cs: 'Karta je archivovaná nebo je člen vyloučený.',
    en: 'The card is archived or the member is excluded.',
  },
  too_many_tags: {
    status: 409,
    cs: 'Karta by měla víc než 20 štítků.',
    en: 'The card would have more than 20 tags.',
  },
  card_changed_since: {
    status: 409,
    cs: 'Kartu od té doby někdo změnil, zůstává, jak je.',
    en: 'Somebody has changed the card since; it stays as it is.',
  },
  changed_meanwhile: {
    status: 409,
    cs: 'Mezitím to změnil někdo jiný.',
    en: 'Somebody else has changed it meanwhile.',
  },
  last_webmaster: {
    status: 409,
    cs: 'Je to poslední Webmaster, klub by zůstal bez správce.',
    en: 'This is the last Webmaster, the club would have none.',
  },
  no_account: { status: 409, cs: 'Tento člen nemá účet.', en: 'This member has no account.' },
  account_off: {
    status: 409,
    cs: 'Účet je vypnutý, nejdřív ho zapni.',
    en: 'The account is deactivated, reactivate it first.',
  },
  role_out_of_order: {
    status: 409,
    cs: 'Čekatele nejdřív schval za člena.',
    en: 'Approve the applicant as a member first.',
  },
  account_exists: {
    status: 409,
    cs: 'Účet s tímto e-mailem už existuje.',
    en: 'An account with this e-mail already exists.',
  },
  not_approved_yet: { status: 409, cs: 'Člen ještě není schválený.', en: 'The member is not approved yet.' },
  view_exists: {
    status: 409,
    cs: 'Pohled s tímhle jménem už máš. Zvol jiné jméno, nebo ho přepiš.',
    en: 'You have a view of this name already. Choose another name, or save over it.',
  },
  too_many_views: {
    status: 409,
    cs: 'Máš už 50 pohledů, některý nejdřív smaž.',
    en: 'You have 50 views already, delete one first.',
  },
  view_gone: {
    status: 409,
    cs: 'Pohled se ptá na divizi, štítek nebo údaj, který v klubu už není. Nikdo se z něj nevybral; uprav ho.',
    en: 'The view asks for a division, a tag or a field the club no longer has. Nobody was chosen by it; change it.',
  },
  view_hidden: {
    status: 403,
    cs: 'Pohled se ptá na údaj, který nevidíš. Nikdo se z něj nevybral.',
    en: 'The view asks about something you may not see. Nobody was chosen by it.',
  },
  too_many_cards: {
    status: 422,
    cs: 'Najednou jde vytisknout nejvýš 400 kartiček. Vyber jich méně.',
    en: 'At most 400 cards are printed at once. Choose fewer.',
  },
  nothing_chosen: { status: 422, cs: 'Nejdřív někoho vyber.', en: 'Choose somebody first.' },
} as const
