import { defineWords } from '../../ground/values/words.ts'

export const rollamStateWords = defineWords({
  draft: { cs: 'Rozepsáno', en: 'Draft' },
  open: { cs: 'Hlasuje se', en: 'Voting' },
  closed: { cs: 'Skončilo', en: 'Over' },
  cancelled: { cs: 'Zrušeno', en: 'Cancelled' },
})

export const rollamOutcomeWords = defineWords({
  passed: { cs: 'Schváleno', en: 'Passed' },
  rejected: { cs: 'Neschváleno', en: 'Not passed' },
})

export const rollamWayWords = defineWords({
  own: { cs: 'v klubovně', en: 'in the clubhouse' },
  link: { cs: 'odkazem z e-mailu', en: 'by the link in a letter' },
  paper: { cs: 'na papíře', en: 'on paper' },
})

export const rollamWords = defineWords({
  title: { cs: 'Rozhodnutí per rollam', en: 'Decisions by letter' },
  lead: {
    cs: 'Rozhodnutí mimo schůzi, když je stanovy dovolují (§\u00a0158\u00a0odst.\u00a02 občanského zákoníku): návrh, den, hlasy se jmény, výsledek všem. Tajně takhle hlasovat nejde.',
    en: 'Decisions outside a meeting, where the statutes allow them (§\u00a0158\u00a0(2) of the Civil code): a proposal, a day, votes with names, the result to everybody. A secret vote cannot be held like this.',
  },
  off: {
    cs: 'Podle pravidel klubu stanovy rozhodování per rollam neznají. Znají-li ho, nastav v pravidlech, kolik dní na hlasování každý má.',
    en: 'By the club’s rules the statutes know no decisions by letter. If they do, set in the rules how many days everybody has to vote.',
  },
  rules: { cs: 'Pravidla schůzí', en: 'Rules of meetings' },
  none: { cs: 'Per rollam se zatím o ničem nerozhodovalo.', en: 'Nothing has been decided by letter yet.' },
  add: { cs: 'Nový návrh', en: 'A new proposal' },
  create: { cs: 'Připravit', en: 'Prepare' },
  name: { cs: 'O čem', en: 'About what' },
  wording: { cs: 'Přesné znění návrhu', en: 'The exact wording' },
  wordingHint: {
    cs: 'Přesně to, co se má schválit. Po odeslání se už nezmění.',
    en: 'Exactly what is to be passed. Once sent it stands.',
  },
  document: { cs: 'Podklad', en: 'Document' },
  noDocument: { cs: 'žádný', en: 'none' },
  untilOn: { cs: 'Hlasuje se do (včetně)', en: 'Votes until (that day included)' },
  untilHint: {
    cs: 'Nejdřív {day} (dní na hlasování podle pravidel klubu: {days}).',
    en: 'At the earliest {day}: the club gives at least {days} days.',
  },
  until: { cs: 'do {day}', en: 'until {day}' },
  save: { cs: 'Uložit návrh', en: 'Save the proposal' },
  remove: { cs: 'Smazat návrh', en: 'Delete the proposal' },
  send: { cs: 'Odeslat k hlasování', en: 'Put it to the vote' },
  sendText: {
    cs: 'Zapíše se, kdo teď hlasuje, a každému odejde e-mail s odkazem. Znění, den ani pravidlo pak už nezměníš. Skončí to samo.',
    en: 'Who votes now is written down and everybody gets a letter with a link. Wording, day and rule stand from then on. It ends by itself.',
  },
  answered: { cs: 'Hlasovalo {answered} z {entitled}', en: '{answered} of {entitled} have voted' },
  hidden: {
    cs: 'Jak kdo hlasoval, se ukáže až po skončení, do té doby to nevidí nikdo.',
    en: 'How each voted is shown when it is over; nobody sees it before.',
  },
  voters: { cs: 'Kdo hlasuje', en: 'Who votes' },
  search: { cs: 'Jméno', en: 'Name' },
  find: { cs: 'Najít', en: 'Find' },
  nobody: { cs: 'Nikdo takový tu není.', en: 'Nobody like that.' },
  more: { cs: 'Další: {count}. Hledej podle jména.', en: 'And {count} more, search by name.' },
  posted: { cs: 'e-mail odešel {when}', en: 'letter left {when}' },
  needsPaper: { cs: 'bez e-mailu, předej papír', en: 'no e-mail, hand over paper' },
  hasVoted: { cs: 'hlas {way}', en: 'voted {way}' },
  hasNot: { cs: 'zatím ne', en: 'not yet' },
  silent: { cs: 'bez hlasu', en: 'did not vote' },
  paper: { cs: 'Zapsat hlas z papíru', en: 'Write down a paper vote' },
  paperNamed: { cs: 'Zapsat z papíru {choice}: {name}', en: 'Write down {choice} on paper: {name}' },
  pdf: { cs: 'Tisk (PDF)', en: 'Print (PDF)' },
  cancel: { cs: 'Zrušit hlasování', en: 'Cancel the vote' },
  cancelText: {
    cs: 'Hlasování skončí bez výsledku, zůstane zapsané i s důvodem a všem to přijde.',
    en: 'The vote ends without a result, stays written down with the reason, and everybody is told.',
  },
  reason: { cs: 'Proč', en: 'Why' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Rozhodnutí se nepodařilo načíst.', en: 'The decision could not be loaded.' },
})
