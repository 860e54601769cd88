import { defineWords } from '../../ground/values/words.ts'

export const divisionsWords = defineWords({
  title: { cs: 'Divize', en: 'Divisions' },
  lead: {
    cs: 'Název, město, schůzky a popis ukazuje i úvodní stránka webu, v tomhle pořadí.',
    en: 'The name, town, meetings and description are shown on the club’s home page, in this order.',
  },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  count: {
    cs: { one: '{count} člověk', few: '{count} lidé', many: '{count} člověka', other: '{count} lidí' },
    en: { one: '{count} person', other: '{count} people' },
  },
  closed: { cs: 'Uzavřená', en: 'Closed' },
  closedOn: { cs: 'Uzavřená {day}', en: 'Closed on {day}' },
  up: { cs: 'Posunout výš: {name}', en: 'Move up: {name}' },
  down: { cs: 'Posunout níž: {name}', en: 'Move down: {name}' },
  edit: { cs: 'Upravit', en: 'Edit' },
  name: { cs: 'Název', en: 'Name' },
  town: { cs: 'Domovské město', en: 'Home town' },
  meets: { cs: 'Kdy a kde se scházíte', en: 'When and where you meet' },
  meetsHint: {
    cs: 'Třeba: úterý od 18.00, Motorest U Jezu',
    en: 'Such as: Tuesdays at 6 pm, Motorest U Jezu',
  },
  description: { cs: 'Pár vět o divizi', en: 'A few words about the division' },
  save: { cs: 'Uložit', en: 'Save' },
  add: { cs: 'Přidat divizi', en: 'Add a division' },
  close: { cs: 'Uzavřít divizi', en: 'Close the division' },
  closeNote: {
    cs: 'Na webu už nebude a nikdo nový se do ní nezapíše. Historie zůstane. Zpátky ji můžeš otevřít kdykoli.',
    en: 'It will not be on the web and nobody new will join it. History stays. It can be reopened at any time.',
  },
  people: { cs: 'Co s lidmi', en: 'What about its people' },
  stay: { cs: 'Nechat v uzavřené divizi', en: 'Leave them in the closed division' },
  moveTo: { cs: 'Přesunout: {name}', en: 'Move to: {name}' },
  reopen: { cs: 'Znovu otevřít', en: 'Reopen' },
  remove: { cs: 'Smazat', en: 'Delete' },
  removeNote: {
    cs: 'Smazat jde jen divize, ke které nikdy nic nepatřilo.',
    en: 'Only a division nothing ever belonged to can be deleted.',
  },
  empty: { cs: 'Klub zatím nemá divize.', en: 'The club has no divisions yet.' },
  loadFailed: { cs: 'Divize se nepodařilo načíst.', en: 'The divisions could not be loaded.' },
})
