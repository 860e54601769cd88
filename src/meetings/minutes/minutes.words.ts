import { defineWords } from '../../ground/values/words.ts'

export const minutesWords = defineWords({
  title: { cs: 'Zápis', en: 'Minutes' },
  ofMeeting: { cs: 'Zápis: {name}', en: 'Minutes: {name}' },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  loadFailed: { cs: 'Zápis se nepodařilo načíst.', en: 'The minutes could not be loaded.' },
  room: { cs: 'Schůze v sále', en: 'In the room' },

  due: {
    cs: 'Hotový má být do {day}: {days} od konce schůze ({source}).',
    en: 'To be finished by {day}: {days} after the end of the meeting ({source}).',
  },
  daysLeft: {
    cs: {
      one: 'Zbývá {count} den',
      few: 'Zbývají {count} dny',
      many: 'Zbývá {count} dne',
      other: 'Zbývá {count} dní',
    },
    en: { one: '{count} day left', other: '{count} days left' },
  },
  late: {
    cs: {
      one: '{count} den po termínu',
      few: '{count} dny po termínu',
      many: '{count} dne po termínu',
      other: '{count} dní po termínu',
    },
    en: { one: '{count} day overdue', other: '{count} days overdue' },
  },
  runs: {
    cs: 'Schůze ještě běží. Zápis se píše sám podle toho, co se děje; dopsat ho jde už teď, podepsat až po konci.',
    en: 'The meeting is under way. The minutes write themselves from what happens; they can be edited now and signed after its end.',
  },
  notBegun: {
    cs: 'Zápis se začne psát sám, až schůze začne.',
    en: 'The minutes begin to write themselves when the meeting opens.',
  },

  signatures: { cs: 'Podpisy', en: 'Signatures' },
  nobodySigns: {
    cs: 'Schůze nemá zapisovatele. Vyber ho u schůze v Kdo schůzi vede, jinak zápis nejde podepsat.',
    en: 'The meeting has no recorder. Name one at the meeting in Who leads it; without one the minutes cannot be signed.',
  },
  signed: { cs: 'podepsáno {when}', en: 'signed {when}' },
  waits: { cs: 'čeká na podpis', en: 'waits for the signature' },
  sign: { cs: 'Podepsat zápis', en: 'Sign the minutes' },
  signNote: {
    cs: 'Podepisuješ text, který vidíš, ve verzi {version}. Když ho pak někdo změní, podpisy se vrátí a podepisuje se znovu.',
    en: 'You sign the text you see, version {version}. If somebody changes it afterwards, signatures are taken back and it is signed again.',
  },
  signedDone: { cs: 'Podepsáno.', en: 'Signed.' },
  published: { cs: 'Vydáno {when}', en: 'Published {when}' },
  publishing: {
    cs: 'Podepsali všichni. PDF se chystá a za chvíli bude v dokumentech.',
    en: 'Everybody has signed. The PDF is being made and will be among the documents in a moment.',
  },
  openPdf: { cs: 'Otevřít zápis (PDF)', en: 'Open the minutes (PDF)' },
  newer: {
    cs: 'Od vydání se text změnil. Až ho všichni podepíšou, vyjde nová verze dokumentu; stará zůstane.',
    en: 'The text changed after it was published. Once everybody signs, a new version of the document comes out; the old one stays.',
  },
  gone: { cs: 'Vydaný dokument někdo smazal.', en: 'The published document was deleted.' },

  text: { cs: 'Text zápisu', en: 'Text of the minutes' },
  notSaved: {
    cs: 'Takhle ho napsal průběh schůze. Uložením začíná verze, která se podepisuje.',
    en: 'This is what the record of the meeting says. Saving it makes the version that is signed.',
  },
  moved: {
    cs: 'Od uložení se v průběhu schůze něco změnilo. Porovnej s tím, co by zápis říkal teď.',
    en: 'The record has changed since this was saved. Compare it with what the minutes would say now.',
  },
  fromRecord: { cs: 'Co říká průběh schůze teď', en: 'What the record says now' },
  body: { cs: 'Zápis', en: 'Minutes' },
  save: { cs: 'Uložit zápis', en: 'Save the minutes' },
  saved: { cs: 'Uloženo, verze {version}.', en: 'Saved, version {version}.' },
  savedUnsigned: {
    cs: 'Uloženo, verze {version}. Podpisy byly vráceny, podepište znovu.',
    en: 'Saved, version {version}. Signatures were taken back, sign again.',
  },
  takesBack: {
    cs: 'Zápis už někdo podepsal. Uložením změny se podpisy vrátí.',
    en: 'Somebody has signed already. Saving a change takes the signatures back.',
  },
  version: { cs: 'Verze {version}, {who}, {when}', en: 'Version {version}, saved by {who} {when}' },
  someone: { cs: 'někdo', en: 'somebody' },
  rewrite: { cs: 'Napsat znovu podle průběhu', en: 'Write anew from the record' },
  rewriteSure: {
    cs: 'Všechno, co jste do zápisu dopsali, se zahodí a zůstane jen to, co říká průběh schůze. Podpisy se vrátí.',
    en: 'Everything that was added is thrown away and only what the record says remains. Signatures are taken back.',
  },
  rewriteYes: { cs: 'Ano, zahodit úpravy a napsat znovu', en: 'Yes, throw the changes away and write anew' },
})
