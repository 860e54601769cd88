import { defineWords } from '../../ground/values/words.ts'

export const pointKindWords = defineWords({
  inform: { cs: 'informace', en: 'information' },
  discuss: { cs: 'rozprava', en: 'discussion' },
  decide: { cs: 'hlasování', en: 'vote' },
  elect: { cs: 'volba', en: 'election' },
})

export const agendaWords = defineWords({
  title: { cs: 'Program', en: 'Agenda' },
  none: { cs: 'Na programu zatím nic není.', en: 'There is nothing on the agenda yet.' },
  add: { cs: 'Přidat bod', en: 'Add a point' },
  kind: { cs: 'Co to je', en: 'What it is' },
  name: { cs: 'Bod programu', en: 'Point of the agenda' },
  wording: { cs: 'Znění návrhu', en: 'Wording of the proposal' },
  presenter: { cs: 'Kdo uvádí', en: 'Who presents it' },
  document: { cs: 'Dokument', en: 'Document' },
  noDocument: { cs: 'žádný', en: 'none' },
  edit: { cs: 'Upravit', en: 'Edit' },
  up: { cs: 'Výš: {name}', en: 'Up: {name}' },
  down: { cs: 'Níž: {name}', en: 'Down: {name}' },
  late: { cs: 'doplněno po pozvánce', en: 'added after the invitation' },
  lateText: {
    cs: 'Co nebylo na pozvánce, o tom jde rozhodnout jen za účasti a se souhlasem všech, kdo mají právo hlasovat (§\u00a0253 občanského zákoníku, pokud stanovy neurčí jinak).',
    en: 'What was not in the invitation is decided only if everybody entitled to vote is present and agrees (§\u00a0253 of the Civil code, unless the statutes say otherwise).',
  },
  asked: {
    cs: 'Program vyžádané schůze jde měnit jen se souhlasem toho, kdo o ni požádal: {who} (§\u00a0249\u00a0odst.\u00a02 občanského zákoníku, pokud stanovy neurčí jinak).',
    en: 'The agenda of a meeting that was asked for changes only with the consent of who asked: {who} (§\u00a0249\u00a0(2) of the Civil code, unless the statutes say otherwise).',
  },
  announced: {
    cs: 'Pozvánka odešla: název a druh bodu už stojí, znění jde ještě upřesnit.',
    en: 'The invitation has left: name and kind of the point stand, the wording can still be corrected.',
  },
})
