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
  own_field_gone: {
    status: 409,
    cs: 'Pole, do kterého píšeš, klub mezitím zrušil nebo už není tvoje. Nic se neuložilo; podívej se na formulář a pošli ho znovu.',
    en: 'The club has meanwhile removed a field you wrote in, or it is no longer yours. Nothing was saved; look at the form and send it again.',
  },
  own_field_exists: {
    status: 409,
    cs: 'Takové pole na kartě už je. Zvol jiný název.',
    en: 'There is such a field on the card already. Choose another name.',
  },
  own_choice_exists: {
    status: 409,
    cs: 'Dvě volby se jmenují stejně.',
    en: 'Two choices have the same name.',
  },
  own_choice_held: {
    status: 409,
    cs: 'Tuhle volbu někdo má. Vyber, co dostane místo ní.',
    en: 'Somebody has this choice. Say what they get instead.',
  },
  too_many_own_fields: {
    status: 409,
    cs: 'Klub může mít nejvýš 30 vlastních polí.',
    en: 'A club may have at most 30 fields of its own.',
  },
  own_field_not_his: {
    status: 409,
    cs: 'V přihlášce se lze ptát jen na to, co si člověk sám píše na kartu. Změň, kdo pole vidí, nebo ho z přihlášky vyřaď.',
    en: 'An application can only ask what people write on their own card themselves. Change who sees the field, or take it out of the application.',
  },
  card_changed_since: {
    status: 409,
    cs: 'Kartu od té doby někdo změnil, zůstává, jak je.',
    en: 'Somebody has changed the card since; it stays as it is.',
  },
  gone_from_club: {
    status: 409,
    cs: 'Divize nebo druh členství, o které jde, už v klubu nejsou. Karta zůstává, jak je.',
    en: 'The division or the kind of membership it is about is in the club no more. The card stays as it is.',
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
  not_applicant: {
    status: 409,
    cs: 'Čekatelem teď není.',
    en: 'This person is not an applicant now.',
  },
  mentor_not_member: {
    status: 409,
    cs: 'Mentorem může být jen člen klubu.',
    en: 'Only a member of the club can be a mentor.',
  },
  check_started: {
    status: 409,
    cs: 'Letos už se klub ptal. Znovu se ptá až příští rok; kdo mlčí, toho jde jednou připomenout.',
    en: 'The club has asked this year already. It asks again next year; the silent can be reminded once.',
  },
  check_not_started: {
    status: 409,
    cs: 'Letos se klub ještě neptal.',
    en: 'The club has not asked this year yet.',
  },
  check_reminded: {
    status: 409,
    cs: 'Připomínka už letos odešla, víckrát se neposílá.',
    en: 'The silent were reminded this year already; it is done once.',
  },
  not_asked: {
    status: 409,
    cs: 'Na tohle se tě teď klub neptá, nebo už odpověď má.',
    en: 'The club does not ask this now, or has the answer already.',
  },
  check_link_dead: {
    status: 404,
    cs: 'Odkaz už neplatí. Svoje údaje najdeš po přihlášení v profilu.',
    en: 'The link does not work any more. You find your data in your profile after signing in.',
  },
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
  no_membership: {
    status: 409,
    cs: 'Kdo v klubu není nebo je teprve čekatel, nemá druh členství.',
    en: 'Whoever is not in the club, or is an applicant, has no kind of membership.',
  },
  kind_exists: {
    status: 409,
    cs: 'Druh členství tohoto jména už klub má.',
    en: 'The club has a kind of membership of this name.',
  },
  kind_in_use: {
    status: 409,
    cs: 'Tenhle druh členství někdo má nebo měl, jde jen archivovat.',
    en: 'Somebody holds or held this kind of membership; it can only be archived.',
  },
  last_kind: {
    status: 409,
    cs: 'Aspoň jeden druh členství musí klubu zůstat.',
    en: 'The club needs at least one kind of membership.',
  },
  last_period: {
    status: 409,
    cs: 'Poslední dobu členství smazat nejde, ta je členství samo.',
    en: 'The last period cannot be deleted, it is the membership itself.',
  },
  nothing_chosen: { status: 422, cs: 'Nejdřív někoho vyber.', en: 'Choose somebody first.' },
} as const

/** What can be wrong with the days of a period of membership. */
/** What is wrong with a value of a field of the club's own. */
export const ownFieldFaultWords = {
  choice_gone: { cs: 'Tahle volba už není. Vyber jinou.', en: 'This choice is gone. Choose another one.' },
  not_number: { cs: 'Tohle není číslo.', en: 'This is not a number.' },
  not_yes_no: { cs: 'Tady má být ano, nebo ne.', en: 'This should be yes or no.' },
} as const

export const periodFieldWords = {
  ends_before_start: { cs: 'Konec je před začátkem.', en: 'The end is before the beginning.' },
  periods_overlap: {
    cs: 'Tahle doba se kryje s jinou dobou členství.',
    en: 'This overlaps another period of the membership.',
  },
  after_last_day: {
    cs: 'Prodloužit jde jen lhůtu, která ještě běžela.',
    en: 'Only a time that was still running can be extended.',
  },
  not_later: {
    cs: 'Nový poslední den má být pozdější než ten dosavadní, nejvýš o rok.',
    en: 'The new last day must be later than the one so far, by a year at most.',
  },
  written_meanwhile: {
    cs: 'Tohle mezitím změnil někdo jiný. Podívej se, jestli to tak má být, a ulož to znovu.',
    en: 'Somebody else has changed this meanwhile. Look whether it should be so, and save again.',
  },
  ended_by_closing: {
    cs: 'O konci poslední doby rozhoduje karta: vyloučení, archivace nebo jejich zrušení.',
    en: 'The end of the last period is decided on the card: exclusion, archiving or their undoing.',
  },
} as const
