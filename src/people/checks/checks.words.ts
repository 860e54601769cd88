import { defineWords } from '../../ground/values/words.ts'

export const checksWords = defineWords({
  title: { cs: 'Sedí to?', en: 'Is it right?' },
  lead: {
    cs: 'Jednou za rok se klub každého zeptá, jestli má jeho údaje správně. Odpovídá se jedním klepnutím z e-mailu, nebo opravou v profilu.',
    en: 'Once a year the club asks everybody whether their data are right. They answer with a tap from the e-mail, or with a correction in the profile.',
  },
  start: { cs: 'Zeptat se v roce {year}', en: 'Ask in {year}' },
  whom: { cs: 'Koho se zeptat', en: 'Whom to ask' },
  everybody: { cs: 'Všichni členové', en: 'All members' },
  show: { cs: 'Ukázat', en: 'Show' },
  people: {
    cs: { one: '{count} člověk', few: '{count} lidé', many: '{count} člověka', other: '{count} lidí' },
    en: { one: '{count} person', other: '{count} people' },
  },
  without: {
    cs: {
      one: 'z toho {count} bez e-mailu, toho se zeptej sám',
      few: 'z toho {count} bez e-mailu, těch se zeptej sám',
      many: 'z toho {count} bez e-mailu, těch se zeptej sám',
      other: 'z toho {count} bez e-mailu, těch se zeptej sám',
    },
    en: {
      one: '{count} of them without e-mail, ask that person yourself',
      other: '{count} of them without e-mail, ask them yourself',
    },
  },
  examples: { cs: 'Například: {names}', en: 'For example: {names}' },
  nobody: { cs: 'Nikoho takového v klubu nemáš.', en: 'There is nobody like that in the club.' },
  startAct: {
    cs: {
      one: 'Zeptat se {count} člověka',
      few: 'Zeptat se {count} lidí',
      many: 'Zeptat se {count} člověka',
      other: 'Zeptat se {count} lidí',
    },
    en: { one: 'Ask {count} person', other: 'Ask {count} people' },
  },
  startQuestion: {
    cs: 'Každému odejde e-mail s odkazem, za kterým odpoví bez přihlášení. Ptát se jde jednou za rok.',
    en: 'Everybody gets an e-mail with a link that answers without signing in. It can be asked once a year.',
  },
  ask: { cs: 'Zeptat se', en: 'Ask' },
  note: {
    cs: 'Rok {year}: ptali jsme se {started}, odpovědělo {answered} z {all}.',
    en: 'Year {year}: asked on {started}, {answered} of {all} have answered.',
  },
  wasReminded: { cs: 'Připomínka odešla {day}.', en: 'The silent were reminded on {day}.' },
  remind: {
    cs: {
      one: 'Připomenout {count} člověku',
      few: 'Připomenout {count} lidem',
      many: 'Připomenout {count} člověka',
      other: 'Připomenout {count} lidem',
    },
    en: { one: 'Remind {count} person', other: 'Remind {count} people' },
  },
  remindQuestion: {
    cs: 'Kdo ještě neodpověděl, dostane jeden e-mail. Víckrát se v tomhle kole nepřipomíná.',
    en: 'Whoever has not answered gets one e-mail. There is no other reminder in this round.',
  },
  remindDo: { cs: 'Připomenout', en: 'Remind' },
  tabs: { cs: 'Kdo odpověděl', en: 'Who has answered' },
  silent: { cs: 'Mlčí', en: 'Silent' },
  unreachable: { cs: 'Bez e-mailu', en: 'Without e-mail' },
  corrected: { cs: 'Opravili', en: 'Corrected' },
  confirmed: { cs: 'Potvrdili', en: 'Confirmed' },
  list: { cs: 'Kdo odpověděl', en: 'Who has answered' },
  emptysilent: { cs: 'Nikdo nemlčí.', en: 'Nobody is silent.' },
  emptyunreachable: {
    cs: 'Každý, kdo neodpověděl, má e-mail.',
    en: 'Everybody who has not answered has an e-mail.',
  },
  emptycorrected: { cs: 'Zatím nikdo nic neopravil.', en: 'Nobody has corrected anything so far.' },
  emptyconfirmed: { cs: 'Zatím nikdo nepotvrdil.', en: 'Nobody has confirmed so far.' },
  answer: { cs: 'Odpověď', en: 'Answer' },
  link: { cs: 'odkazem z e-mailu {day}', en: 'by the link in the e-mail on {day}' },
  profile: { cs: 'v profilu {day}', en: 'in the profile on {day}' },
  in_person: { cs: 'osobně {day}', en: 'in person on {day}' },
  phone: { cs: 'telefonem {day}', en: 'by phone on {day}' },
  askedOn: { cs: 'e-mail {day}', en: 'e-mail on {day}' },
  remindedOn: { cs: 'připomínka {day}', en: 'reminded on {day}' },
  notAsked: { cs: 'e-mail neodešel', en: 'no e-mail was sent' },
  heard: { cs: 'Zapsat potvrzení: {name}', en: 'Note a confirmation: {name}' },
  byPerson: { cs: 'Osobně', en: 'In person' },
  byPhone: { cs: 'Telefonem', en: 'By phone' },
  done: { cs: 'Zapsáno: {name}', en: 'Noted: {name}' },
})
