import { defineWords } from '../../ground/values/words.ts'

export const resolutionStateWords = defineWords({
  open: { cs: 'čeká na splnění', en: 'to be done' },
  late: { cs: 'po termínu', en: 'overdue' },
  done: { cs: 'splněno', en: 'done' },
  plain: { cs: 'bez úkolu', en: 'no task' },
})

export const resolutionsWords = defineWords({
  title: { cs: 'Usnesení schůzí', en: 'Resolutions' },
  count: {
    cs: {
      one: '{count} usnesení',
      few: '{count} usnesení',
      many: '{count} usnesení',
      other: '{count} usnesení',
    },
    en: { one: '{count} resolution', other: '{count} resolutions' },
  },
  lead: {
    cs: 'Co rozhodly schůze a hlasování per rollam. Číslo dostane usnesení, když schůze nebo hlasování skončí; znění se pak nemění.',
    en: 'What meetings and votes by letter decided. A resolution gets its number when the meeting or the vote ends; its wording then stands.',
  },
  search: { cs: 'Hledat ve znění, číslech a jménech', en: 'Search wording, numbers and names' },
  state: { cs: 'Stav', en: 'State' },
  anyState: { cs: 'Všechna', en: 'All' },
  find: { cs: 'Najít', en: 'Find' },
  clear: { cs: 'Ukázat všechna', en: 'Show all' },
  empty: { cs: 'Žádná schůze zatím nic nerozhodla.', en: 'No meeting has decided anything yet.' },
  noCard: { cs: 'K tvému účtu nepatří členská karta.', en: 'There is no member card with your account.' },
  notFound: { cs: 'Takové usnesení tu není.', en: 'No such resolution.' },
  named: { cs: 'Usnesení {number}', en: 'Resolution {number}' },
  ofMeeting: { cs: '{meeting}, {when}', en: '{meeting}, {when}' },
  byLetter: { cs: 'Mimo schůzi (per rollam)', en: 'Outside a meeting (by letter)' },
  who: { cs: 'Zajistí: {who}', en: 'To be done by: {who}' },
  due: { cs: 'Do {day}', en: 'By {day}' },
  doneOn: { cs: 'Splněno {day}', en: 'Done {day}' },
  meetings: { cs: 'Schůze klubu', en: 'Meetings of the club' },
})

export const taskWords = defineWords({
  title: { cs: 'Kdo a do kdy', en: 'Who and by when' },
  note: {
    cs: 'Píše zapisovatel té schůze nebo ten, kdo má na starosti schůze. Znění usnesení stojí.',
    en: 'Written by the recorder of that meeting or by whoever looks after meetings. The wording stands.',
  },
  person: { cs: 'Komu je to uloženo', en: 'Who is to do it' },
  nobody: { cs: 'nikomu z členů', en: 'no particular member' },
  search: { cs: 'Jméno', en: 'Name' },
  find: { cs: 'Najít', en: 'Find' },
  notFound: { cs: 'Nikdo takový tu není.', en: 'Nobody like that.' },
  doer: { cs: 'Nebo slovy', en: 'Or in words' },
  doerHint: { cs: 'Třeba rada klubu, pokladník.', en: 'For example the board, the Treasurer.' },
  dueOn: { cs: 'Do kdy', en: 'By when' },
  isDone: { cs: 'Splněno', en: 'Done' },
  save: { cs: 'Uložit úkol', en: 'Save the task' },
  wording: { cs: 'Znění', en: 'Wording' },
  noWording: {
    cs: 'Hlasovalo se o bodu programu bez dalšího znění.',
    en: 'The point was voted on without further wording.',
  },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
})
