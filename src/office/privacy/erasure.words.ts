import { defineWords } from '../../ground/values/words.ts'

export const erasureWords = defineWords({
  title: { cs: 'Výmaz údajů', en: 'Erasure of data' },
  count: {
    cs: { one: '{count} žádost', few: '{count} žádosti', many: '{count} žádosti', other: '{count} žádostí' },
    en: { one: '{count} request', other: '{count} requests' },
  },
  lead: {
    cs: 'Kdo chce být zapomenut. Na vyřízení má klub ze zákona měsíc. Provedení se nedá vrátit, ani ze zálohy.',
    en: 'Who wants to be forgotten. The law gives the club a month. It cannot be undone, not even from a backup.',
  },
  empty: { cs: 'Nikdo o výmaz nežádá.', en: 'Nobody asks to be erased.' },
  asked: { cs: 'Žádost z {day}', en: 'Asked on {day}' },
  until: { cs: 'vyřídit do {day}', en: 'due by {day}' },
  byOfficer: { cs: 'zapsal funkcionář', en: 'noted by an officer' },
  member: { cs: 'člen č. {number}', en: 'member no. {number}' },
  account: { cs: 'účet bez karty', en: 'account without a card' },
  applicant: { cs: 'uchazeč', en: 'applicant' },
  open: { cs: 'Náhled a provedení', en: 'Preview and execution' },
  close: { cs: 'Zavřít náhled', en: 'Close the preview' },
  blocked: { cs: 'Nejdřív je potřeba vyřešit', en: 'To be settled first' },
  what: { cs: 'Čeho se to týká', en: 'What it concerns' },
  fate: { cs: 'Co se stane', en: 'What happens' },
  rows: { cs: 'Záznamů', en: 'Records' },
  delete: { cs: 'smaže se', en: 'deleted' },
  strip: { cs: 'zbaví se údajů', en: 'stripped of data' },
  keep: { cs: 'zůstane', en: 'stays' },
  later: { cs: 'zbaví se údajů po lhůtě', en: 'stripped when its time comes' },
  accounting: {
    cs: 'účetnictví, 5 let od konce roku',
    en: 'accounting, 5 years after the end of the year',
  },
  chain: { cs: 'záznam změn, jen čas a druh', en: 'history, only time and kind' },
  club: { cs: 'věc klubu, bez jména', en: 'the club’s affair, without a name' },
  journal: { cs: 'doklad o výmazu, bez jména', en: 'proof of the erasure, without a name' },
  mentions: {
    cs: {
      one: 'Jméno stojí ještě v {count} cizím textu. Může jít o jmenovce, proto se samo nemaže: projdi ho.',
      few: 'Jméno stojí ještě ve {count} cizích textech. Může jít o jmenovce, proto se samo nemaže: projdi je.',
      other:
        'Jméno stojí ještě v {count} cizích textech. Může jít o jmenovce, proto se samo nemaže: projdi je.',
    },
    en: {
      one: 'The name stands in {count} text about others. It may be a namesake, so it is not erased by itself: look at it.',
      other:
        'The name stands in {count} texts about others. It may be a namesake, so it is not erased by itself: look at them.',
    },
  },
  export: { cs: 'Stáhnout výpis pro dotyčného (PDF)', en: 'Download the extract for the person (PDF)' },
  sure: {
    cs: 'Vím, že se to nedá vrátit, a totožnost žadatele je ověřená.',
    en: 'I know it cannot be undone, and the identity of the person is verified.',
  },
  execute: { cs: 'Smazat osobní údaje', en: 'Erase the personal data' },
  withdraw: { cs: 'Žádost byla vzata zpět', en: 'The request was taken back' },
  executed: {
    cs: 'Hotovo. Osobní údaje jsou smazané, poslední dopis odchází.',
    en: 'Done. The personal data are erased, the last letter is leaving.',
  },
  withdrawn: {
    cs: 'Žádost je uzavřená, nic se nesmazalo.',
    en: 'The request is closed, nothing was erased.',
  },
  startTitle: { cs: 'Zapsat žádost o výmaz', en: 'Note a request for erasure' },
  startText: {
    cs: 'Pro toho, kdo požádal ústně nebo dopisem: {name}. Zatím se jen zapíše, provede se až po náhledu.',
    en: 'For somebody who asked in person or by post: {name}. It is only noted now and carried out after a preview.',
  },
  note: { cs: 'Jak a kdy požádal (nepovinné)', en: 'How and when it was asked (optional)' },
  start: { cs: 'Zapsat žádost', en: 'Note the request' },
  started: { cs: 'Žádost je zapsaná.', en: 'The request is noted.' },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
})
