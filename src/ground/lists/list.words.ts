import { defineWords } from '../values/words.ts'

export const peopleWords = defineWords({
  member: { cs: 'Člen', en: 'Member' },
  division: { cs: 'Divize', en: 'Division' },
  number: { cs: 'č. {number}', en: 'No. {number}' },
  guest: { cs: 'host', en: 'guest' },
  sort: { cs: 'Řazení', en: 'Sort' },
  byName: { cs: 'Příjmení', en: 'Last name' },
  select: { cs: 'Vybrat: {name}', en: 'Select: {name}' },
  selectAll: { cs: 'Vybrat všechny na stránce', en: 'Select everyone on this page' },
  action: { cs: 'Možnosti', en: 'Action' },
  people: {
    cs: {
      one: '{count} člen',
      few: '{count} členové',
      many: '{count} člena',
      other: '{count} členů',
    },
    en: { one: '{count} member', other: '{count} members' },
  },
  failed: { cs: 'Nepodařilo se zpracovat požadavek', en: 'The request could not be processed' },
  loadFailed: { cs: 'Seznam se nepodařilo načíst.', en: 'The list could not be loaded.' },
  dashboard: { cs: 'Zpět na přehled', en: 'Back to the dashboard' },
})

export const listFileWords = defineWords({
  workbook: { cs: 'Export XLSX', en: 'Export XLSX' },
})
