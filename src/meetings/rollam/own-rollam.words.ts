import { defineWords } from '../../ground/values/words.ts'

export const rollamChoiceWords = defineWords({
  yes: { cs: 'Pro', en: 'For' },
  no: { cs: 'Proti', en: 'Against' },
  abstain: { cs: 'Zdržuji se', en: 'I abstain' },
})

/** What every place that tells of one says alike. */
export const rollamFactWords = defineWords({
  numbers: {
    cs: 'Pro {yes}, proti {no}, zdrželo se {abstained}; hlasovat mohlo {entitled}, potřebných hlasů: {needed}.',
    en: 'For {yes}, against {no}, abstained {abstained}; {entitled} could vote, {needed} votes were needed.',
  },
  rule: {
    cs: 'Pravidlo: {rule} (§\u00a0158\u00a0odst.\u00a02 a stanovy).',
    en: 'The rule: {rule} (§\u00a0158\u00a0(2) and the statutes).',
  },
  until: { cs: 'Hlasuje se do {day} včetně.', en: 'Votes are taken until {day}, that day included.' },
  wasUntil: { cs: 'Hlasovalo se do {day} včetně.', en: 'Votes were taken until {day}, that day included.' },
  resolution: { cs: 'Usnesení {number}', en: 'Resolution {number}' },
  cancelled: { cs: 'Zrušeno: {reason}', en: 'Cancelled: {reason}' },
  yours: { cs: 'Tvůj hlas: {choice}', en: 'Your vote: {choice}' },
  stands: {
    cs: 'Hlasuje se jednou, hlas už nejde změnit. Není to tajné: po skončení uvidí každý člen, kdo jak hlasoval, do té doby nikdo.',
    en: 'You vote once and the vote cannot be changed. It is not secret: once it is over, every member sees who voted how; nobody does before.',
  },
})

export const ownRollamWords = defineWords({
  title: { cs: 'Hlasování per rollam', en: 'Votes by letter' },
  lead: {
    cs: 'Rozhodnutí klubu mimo schůzi: o čem se hlasuje a jak to dopadlo.',
    en: 'Decisions of the club outside a meeting: what is voted on and how it ended.',
  },
  none: { cs: 'Teď se o ničem per rollam nehlasuje.', en: 'Nothing is being voted on by letter.' },
  noCard: { cs: 'K tvému účtu nepatří členská karta.', en: 'There is no member card with your account.' },
  noVote: { cs: 'V tomhle hlasování hlas nemáš.', en: 'You have no vote in this one.' },
  silent: { cs: 'Hlas od tebe nepřišel.', en: 'You did not vote.' },
  voteNamed: { cs: '{choice}: {name}', en: '{choice}: {name}' },
  pdf: { cs: 'Záznam (PDF)', en: 'Record (PDF)' },
  thanks: { cs: 'Hlas je zapsaný.', en: 'Your vote is written down.' },
  hello: { cs: 'Hlasuje {name}', en: '{name} votes' },
  notYou: {
    cs: 'Nejsi-li {name}, stránku zavři. Odkaz platí jen do konce hlasování.',
    en: 'If you are not {name}, close the page. The link works only until the vote ends.',
  },
  over: { cs: 'Hlasování skončilo.', en: 'The vote is over.' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Hlasování se nepodařilo načíst.', en: 'The votes could not be loaded.' },
})
