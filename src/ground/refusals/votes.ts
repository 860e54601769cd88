/** Of a vote in the room: when, who, for whom and whether it is secret. */
export const voteRefusals = {
  vote_open: {
    status: 409,
    cs: 'Jedno hlasování už běží, nejdřív ho uzavři nebo zruš.',
    en: 'A vote is running, close or annul it first.',
  },
  point_decided: {
    status: 409,
    cs: 'O tomhle bodu je rozhodnuto. Byla-li to chyba, hlasování nejdřív zruš.',
    en: 'This point is decided. If it was a mistake, annul the vote first.',
  },
  not_in_next_round: {
    status: 422,
    cs: 'Do dalšího kola jdou jen ti, kdo v minulém zbyli, a jen na místa, která nejsou obsazená. Má-li se volit znovu, předchozí kolo nejdřív zruš.',
    en: 'Only those left from the last round go on, and only for the seats left. To elect anew, annul the round before first.',
  },
  nothing_to_vote_on: {
    status: 422,
    cs: 'Tenhle bod je jen informace, nehlasuje se o něm.',
    en: 'This point only informs, it is not voted on.',
  },
  vote_closed: {
    status: 409,
    cs: 'Tohle hlasování už neběží.',
    en: 'This vote is not running any more.',
  },
  more_votes_than_present: {
    status: 422,
    cs: 'Hlasů je víc než přítomných. Přepočítej je, nebo oprav počet přítomných.',
    en: 'There are more votes than people present. Count again, or correct the number present.',
  },
  secret_needs_https: {
    status: 409,
    cs: 'Tajně hlasovat jde jen po zabezpečeném spojení (https). Použij papírové lístky.',
    en: 'A secret vote needs a secure connection (https). Use paper ballots.',
  },
  voted_already: {
    status: 409,
    cs: 'Tenhle hlas už byl odevzdaný, podruhé to nejde.',
    en: 'This vote was cast already, it cannot be cast twice.',
  },
  not_voting_here: {
    status: 409,
    cs: 'Hlasuje jen ten, kdo má hlas a u dveří ho zapsali jako přítomného.',
    en: 'Only those who have a vote and were noted as present vote.',
  },
  right_taken: {
    status: 409,
    cs: 'Hlasovací právo sis už vyzvedl na jiném zařízení. Hlasuj na něm.',
    en: 'You took your right to vote on another device. Vote there.',
  },
  right_taken_by_proxy: {
    status: 409,
    cs: 'Tvoje hlasovací právo si vyzvedl ten, komu jsi dal plnou moc, ještě než jsi přišel.',
    en: 'Whoever holds your power of attorney took your right to vote before you came.',
  },
  voted_by_proxy: {
    status: 409,
    cs: 'Za tebe už hlasoval ten, komu jsi dal plnou moc, ještě než jsi přišel.',
    en: 'Whoever holds your power of attorney voted for you before you came.',
  },
  proxies_not_allowed: {
    status: 409,
    cs: 'Stanovy téhle schůze plné moci nedovolují.',
    en: 'The statutes know no powers of attorney at this meeting.',
  },
  proxy_needs_meeting: {
    status: 409,
    cs: 'Plnou moc jde dát, když je schůze svolaná, a dokud neskončí.',
    en: 'A power of attorney is given once the meeting is called and until it ends.',
  },
  proxy_to_self: {
    status: 422,
    cs: 'Sám sebe zastupovat nejde.',
    en: 'Nobody can stand in for themselves.',
  },
  proxy_chain: {
    status: 409,
    cs: 'Plná moc se nedává dál: kdo sám někoho zastupuje, svůj hlas dát nemůže, a kdo svůj hlas dal, nemůže zastupovat.',
    en: 'A power of attorney is not passed on: whoever stands in for somebody cannot give their own vote, and whoever gave theirs cannot stand in.',
  },
  proxy_giver_no_vote: {
    status: 409,
    cs: 'Kdo na téhle schůzi nemá hlas, nemá co dát.',
    en: 'Whoever has no vote at this meeting has nothing to give.',
  },
  proxy_holder_no_vote: {
    status: 409,
    cs: 'Zastupovat může jen ten, kdo na téhle schůzi sám hlasuje.',
    en: 'Only somebody who votes at this meeting can stand in for another.',
  },
  proxy_too_many: {
    status: 409,
    cs: 'Tenhle člověk už zastupuje tolik členů, kolik jich stanovy dovolují.',
    en: 'This person stands in for as many members as the statutes allow.',
  },
  proxy_given: {
    status: 409,
    cs: 'Plnou moc už dal. Nejdřív ji musí odvolat.',
    en: 'A power of attorney is given already. It must be withdrawn first.',
  },
  proxy_giver_here: {
    status: 409,
    cs: 'Kdo je na schůzi, hlasuje sám. Plnou moc jde dát, až ho u dveří zapíšou, že odešel.',
    en: 'Whoever is at the meeting votes in person. A power of attorney is given once the door has noted that they left.',
  },
  not_your_proxy: {
    status: 409,
    cs: 'Tohohle člověka teď nezastupuješ.',
    en: 'You do not stand in for this person now.',
  },
  rights_closed: {
    status: 409,
    cs: 'Hlasovací práva se u tohohle hlasování nevydávají.',
    en: 'No rights are given out in this vote.',
  },
  casting_not_open: {
    status: 409,
    cs: 'Lístky se ještě neodevzdávají. Počkej, až to předsedající zahájí.',
    en: 'Ballots are not taken yet. Wait until the chair begins.',
  },
  ballot_not_ours: {
    status: 422,
    cs: 'Lístek nepatří k tomuhle hlasování nebo kolu.',
    en: 'The ballot does not belong to this vote or round.',
  },
  ballot_with_session: {
    status: 409,
    cs: 'Tajný lístek se posílá bez přihlášení. Takhle by tajný nebyl, nic se nezapsalo.',
    en: 'A secret ballot is sent without signing in. This one would not be secret; nothing was written.',
  },
} as const
