import { defineWords } from '../../ground/values/words.ts'

export const patchesWords = defineWords({
  title: { cs: 'Nášivky', en: 'Patches' },
  lead: {
    cs: 'Kdo z klubu odešel a nášivky ještě nevrátil. Nejdéle čekající jsou nahoře.',
    en: 'Who left the club and has not returned the patches yet. The longest overdue come first.',
  },
  empty: { cs: 'Všechny nášivky jsou doma.', en: 'All patches are home.' },
  list: { cs: 'Nevrácené nášivky', en: 'Patches not returned' },
  left: { cs: 'Odchod', en: 'Left' },
  excluded: { cs: 'vyloučení {day}', en: 'excluded {day}' },
  archived: { cs: 'archivace {day}', en: 'archived {day}' },
  patches: { cs: 'Nášivky', en: 'Patches' },
  front: { cs: 'malá', en: 'front' },
  back: { cs: 'zádová', en: 'back' },
  phone: { cs: 'Telefon', en: 'Phone' },
  solve: { cs: 'Vyřešit', en: 'Settle' },
  solveNamed: { cs: 'Vyřešit nášivky: {name}', en: 'Settle the patches: {name}' },
  solveMany: { cs: 'Označit za vyřešené', en: 'Mark as settled' },
  note: { cs: 'Poznámka', en: 'Note' },
  noteHint: { cs: 'Třeba: vráceno na schůzi.', en: 'For example: returned at the meeting.' },
  done: { cs: '{name}: nášivky vyřešeny.', en: '{name}: patches settled.' },
  confirm: { cs: 'Označit', en: 'Mark' },
})
