import { defineWords } from '../../ground/values/words.ts'

export const changeWords = defineWords({
  title: { cs: 'Změnit najednou', en: 'Change many' },
  cards: {
    cs: { one: '{count} karta', few: '{count} karty', many: '{count} karty', other: '{count} karet' },
    en: { one: '{count} card', other: '{count} cards' },
  },
  what: { cs: 'Co se má změnit', en: 'What is to change' },
  division: { cs: 'Divize', en: 'Division' },
  kind: { cs: 'Druh členství', en: 'Kind of membership' },
  kindHint: { cs: 'Platí ode dneška dál.', en: 'It holds from today on.' },
  keep: { cs: 'nechat, jak je', en: 'leave as it is' },
  noDivision: { cs: 'Bez divize', en: 'No division' },
  addTags: { cs: 'Přidat štítky', en: 'Add tags' },
  removeTags: { cs: 'Odebrat štítky', en: 'Remove tags' },
  tagsHint: { cs: 'Oddělené čárkou.', en: 'With commas between.' },
  role: { cs: 'Role', en: 'Role' },
  roleHint: {
    cs: 'Roli měň zvlášť, bez ostatního.',
    en: 'A role is changed alone, without the rest.',
  },
  preview: { cs: 'Ukázat, co se změní', en: 'Show what changes' },
  changes: { cs: 'Co se změní a komu', en: 'What changes for whom' },
  counted: {
    cs: 'Změní se {changing}, beze změny {same}, nejde {refused}.',
    en: '{changing} will change, {same} stay the same, {refused} cannot.',
  },
  nothing: { cs: 'Nikomu se nic nezmění.', en: 'Nothing changes for anybody.' },
  tags: { cs: 'Štítky', en: 'Tags' },
  none: { cs: 'nic', en: 'none' },
  arrow: { cs: '{field}: {from} → {to}', en: '{field}: {from} → {to}' },
  times: { cs: '{count}×', en: '{count}×' },
  people: { cs: 'Jmenovitě', en: 'By name' },
  first: {
    cs: 'Prvních {count} lidí; ostatní jsou v počtech nahoře.',
    en: 'The first {count} people; the rest is in the numbers above.',
  },
  perform: { cs: 'Provést', en: 'Do it' },
  failed: { cs: 'Změnu se nepodařilo provést', en: 'The change could not be made' },
  undo: { cs: 'Vrátit celou změnu', en: 'Undo the whole change' },
  undoText: {
    cs: 'Vrátí se každá karta, na kterou od té doby nikdo nesáhl.',
    en: 'Every card nobody has touched since is put back.',
  },
  undone: { cs: 'Tuhle změnu už někdo vrátil.', en: 'Somebody has undone this change.' },
  past: { cs: 'Poslední hromadné změny', en: 'The last changes of many' },
})
