import { defineWords } from '../../ground/values/words.ts'

/** Where the law has each rule; the other rules are the statutes' alone. */
export const paragraphWords = defineWords({
  meetingsPerYear: { cs: '§\u00a0248 odst.\u00a01', en: '§\u00a0248\u00a0(1)' },
  noticeDays: { cs: '§\u00a0249 odst.\u00a01', en: '§\u00a0249\u00a0(1)' },
  requestPart: { cs: '§\u00a0248 odst.\u00a02', en: '§\u00a0248\u00a0(2)' },
  requestDays: { cs: '§\u00a0248 odst.\u00a02', en: '§\u00a0248\u00a0(2)' },
  cancelDays: { cs: '§\u00a0250', en: '§\u00a0250' },
  substituteInviteDays: { cs: '§\u00a0257', en: '§\u00a0257' },
  substituteWeeks: { cs: '§\u00a0257', en: '§\u00a0257' },
  minutesDays: { cs: '§\u00a0254 odst.\u00a01', en: '§\u00a0254\u00a0(1)' },
  quorum: { cs: '§\u00a0252 odst.\u00a01', en: '§\u00a0252\u00a0(1)' },
  majority: { cs: '§\u00a0252 odst.\u00a01', en: '§\u00a0252\u00a0(1)' },
})

export const majorityWords = defineWords({
  present: { cs: 'víc než polovina přítomných', en: 'more than half of those present' },
  two_thirds: { cs: 'aspoň dvě třetiny přítomných', en: 'at least two thirds of those present' },
  all: { cs: 'víc než polovina všech hlasujících členů', en: 'more than half of all voting members' },
})

export const rulesWords = defineWords({
  title: { cs: 'Pravidla schůzí', en: 'Rules of meetings' },
  lead: {
    cs: 'Co říkají stanovy klubu. Kde neříkají nic, nech hodnotu ze zákona (občanský zákoník, §\u00a0247 a dál). Svolaná schůze si nechá pravidla ze dne svolání. Není to právní rada.',
    en: 'What the club’s statutes say. Where they say nothing, leave the value of the law (Civil code, §\u00a0247 onwards). A meeting that was called keeps the rules of that day. This is not legal advice.',
  },
  meetingsPerYear: { cs: 'Kolik schůzí aspoň za rok', en: 'Meetings a year at least' },
  requestPart: {
    cs: 'O schůzi smí požádat jeden z kolika členů',
    en: 'One of how many members may ask for a meeting',
  },
  cancelDays: {
    cs: 'Odvolat bez náhrady nákladů kolik dní předem',
    en: 'Days to cancel without repaying costs',
  },
  noticeDays: { cs: 'Pozvánka kolik dní předem', en: 'Invitation how many days before' },
  requestDays: {
    cs: 'Vyžádanou schůzi svolat do kolika dní',
    en: 'Days to call a meeting somebody asked for',
  },
  substituteInviteDays: {
    cs: 'Náhradní schůzi svolat do kolika dní',
    en: 'Days to call a substitute meeting',
  },
  substituteWeeks: {
    cs: 'Náhradní schůzi konat do kolika týdnů',
    en: 'Weeks to hold a substitute meeting',
  },
  minutesDays: { cs: 'Zápis pořídit do kolika dní', en: 'Days to make the minutes' },
  quorum: { cs: 'Schůze se může usnášet, je-li přítomno', en: 'The meeting can decide with' },
  majority: { cs: 'Návrh projde, hlasuje-li pro', en: 'A proposal passes with' },
  needsFee: { cs: 'Hlasuje jen ten, kdo nedluží příspěvek', en: 'Only those who owe no fee vote' },
  ageFrom: { cs: 'Hlasuje se od kolika let', en: 'Voting from the age of' },
  ageHint: { cs: 'Prázdné: věk nerozhoduje.', en: 'Empty: age does not matter.' },
  proxiesPerHolder: {
    cs: 'Kolik členů smí jeden zastupovat plnou mocí',
    en: 'How many members one may stand in for',
  },
  proxiesHint: {
    cs: '0: plné moci stanovy neznají.',
    en: '0: the statutes know no powers of attorney.',
  },
  rollamDays: { cs: 'Per rollam: kolik dní na hlasování', en: 'By letter: days to vote' },
  rollamHint: {
    cs: '0: rozhodovat mimo schůzi stanovy nedovolují (§\u00a0158\u00a0odst.\u00a02).',
    en: '0: the statutes allow no decisions outside a meeting (§\u00a0158\u00a0(2)).',
  },
  rollamMajority: { cs: 'Per rollam návrh projde, hlasuje-li pro', en: 'By letter a proposal passes with' },
  byLaw: { cs: 'Zákon: {value} ({paragraph}).', en: 'The law: {value} ({paragraph}).' },
  byStatutes: { cs: 'Jen když to říkají stanovy.', en: 'Only where the statutes say so.' },
  save: { cs: 'Uložit pravidla', en: 'Save the rules' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Pravidla se nepodařilo načíst.', en: 'The rules could not be loaded.' },
})
