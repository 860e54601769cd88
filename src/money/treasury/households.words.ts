import { defineWords } from '../../ground/values/words.ts'

export const householdsWords = defineWords({
  title: { cs: 'Domácnosti', en: 'Households' },
  lead: {
    cs: 'Partneři a rodiny: jeden dopis, jeden QR kód a jedna platba, která se mezi ně sama rozdělí. Každý má dál svůj vlastní příspěvek.',
    en: 'Partners and families: one letter, one QR code and one payment that splits among them by itself. Everybody keeps a fee of their own.',
  },
  newTitle: { cs: 'Nová domácnost', en: 'New household' },
  payer: { cs: 'Kdo platí', en: 'Who pays' },
  whoHint: {
    cs: 'Příjmení a jméno, nebo číslo karty.',
    en: 'Surname and first name, or the number of the card.',
  },
  person: { cs: 'Za koho platí', en: 'For whom' },
  personNext: { cs: 'Za koho ještě ({count})', en: 'For whom besides ({count})' },
  make: { cs: 'Založit domácnost', en: 'Make the household' },
  list: { cs: 'Kdo za koho platí', en: 'Who pays for whom' },
  none: {
    cs: 'Zatím za sebe platí každý sám. Založ domácnost tam, kde jeden platí za víc lidí.',
    en: 'So far everybody pays for themselves. Make a household where one pays for more people.',
  },
  pays: { cs: 'platí', en: 'pays' },
  card: { cs: 'karta {number}', en: 'card {number}' },
  change: { cs: 'Upravit', en: 'Change' },
  makePayer: { cs: 'Platí tenhle', en: 'This one pays' },
  makePayerNamed: { cs: 'Platí tenhle: {name}', en: 'This one pays: {name}' },
  remove: { cs: 'Vyjmout', en: 'Take out' },
  removeNamed: { cs: 'Vyjmout z domácnosti: {name}', en: 'Take out of the household: {name}' },
  add: { cs: 'Přidat', en: 'Add' },
  addWho: { cs: 'Přidat do domácnosti', en: 'Add to the household' },
  end: { cs: 'Zrušit domácnost', en: 'End the household' },
  endNamed: { cs: 'Zrušit domácnost: {name}', en: 'End the household: {name}' },
  made: { cs: 'Domácnost je založená.', en: 'The household is made.' },
  changed: { cs: 'Domácnost je změněná.', en: 'The household is changed.' },
  ended: {
    cs: 'Domácnost je zrušená, každý platí sám za sebe.',
    en: 'The household is ended, everybody pays for themselves.',
  },
  failed: { cs: 'Domácnost se nepodařilo uložit', en: 'The household could not be saved' },
  loadFailed: { cs: 'Domácnosti se nepodařilo načíst.', en: 'The households could not be loaded.' },
})
