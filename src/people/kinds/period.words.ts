import { defineWords } from '../../ground/values/words.ts'

export const periodsWords = defineWords({
  title: { cs: 'Doby členství', en: 'Periods of membership' },
  lead: {
    cs: 'Odkdy dokdy a jakým členem kdo byl. První den první doby je „Členem od“ na kartě. Jestli poslední doba trvá, určuje karta: schválení, vyloučení, archivace.',
    en: 'From when to when somebody was a member, and of which kind. The first day of the first one is ‘Member since’ on the card. Whether the last one goes on is said by the card: approval, exclusion, archiving.',
  },
  failed: { cs: 'Nepovedlo se to', en: 'It did not work' },
  none: { cs: 'Zatím není členem.', en: 'Not a member yet.' },
  kind: { cs: 'Druh členství', en: 'Kind of membership' },
  startsOn: { cs: 'Od', en: 'From' },
  startsHint: { cs: 'Prázdné znamená, že si to nikdo nepamatuje.', en: 'Empty means that nobody remembers.' },
  endsOn: { cs: 'Do', en: 'Until' },
  whyEnded: { cs: 'Proč skončila', en: 'Why it ended' },
  unknown: { cs: 'neví se odkdy', en: 'nobody knows since when' },
  goesOn: { cs: 'od {from}', en: 'since {from}' },
  span: { cs: '{from} – {until}', en: '{from} – {until}' },
  correct: { cs: 'Opravit', en: 'Correct' },
  save: { cs: 'Uložit', en: 'Save' },
  remove: { cs: 'Smazat omyl', en: 'Delete a mistake' },
  change: { cs: 'Jiný druh členství', en: 'Another kind of membership' },
  changeNote: {
    cs: 'Platí od toho dne dál; dosavadní druh zůstane zapsaný do dne před ním.',
    en: 'It holds from that day on; the present kind stays written until the day before.',
  },
  since: { cs: 'Ode dne', en: 'From the day' },
  changeKind: { cs: 'Změnit druh', en: 'Change the kind' },
  add: { cs: 'Dřívější doba členství', en: 'An earlier period' },
  addNote: {
    cs: 'Když byl členem už dřív a klub to nemá zapsané.',
    en: 'Where somebody was a member before and it was not written down.',
  },
  addPeriod: { cs: 'Přidat dobu', en: 'Add the period' },
  own: {
    cs: 'Svoje členství si nikdo neopravuje, požádej jiného funkcionáře.',
    en: 'Nobody corrects their own membership, ask another officer.',
  },
  loadFailed: { cs: 'Doby členství se nepodařilo načíst.', en: 'The periods could not be loaded.' },
})
