import { defineWords } from '../../ground/values/words.ts'

export const ownFeeWords = defineWords({
  own: { cs: 'Částka', en: 'Price' },
  ownNamed: { cs: 'Vlastní částka: {name}', en: 'Own price: {name}' },
  amount: { cs: 'Vlastní částka za rok (Kč)', en: 'Own price for a year (CZK)' },
  amountHint: { cs: 'Nula znamená, že neplatí.', en: 'Zero means nothing to pay.' },
  reason: { cs: 'Proč', en: 'Why' },
  reasonHint: {
    cs: 'Třeba: student, nebo: rodičovská. Uvidí to jen pokladník a záznam změn.',
    en: 'For instance: student, or: parental leave. Only the Treasurer and the log of changes see it.',
  },
  onlyThisYear: { cs: 'jen pro rok {year}', en: 'for {year} only' },
  set: { cs: 'Uložit částku', en: 'Save the price' },
  done: { cs: '{name}: vlastní částka je uložená.', en: '{name}: the own price is saved.' },
  title: { cs: 'Vlastní částky lidí', en: 'Own prices of people' },
  lead: {
    cs: 'Nastavíš je u člověka v záložce Vygenerovat. Platby, které už vznikly, se nemění.',
    en: 'Set them beside a person in the tab Generate. Payments that were made already do not change.',
  },
  none: { cs: 'Nikdo nemá vlastní částku.', en: 'Nobody has a price of their own.' },
  since: { cs: 'od roku {from}', en: 'from {from}' },
  between: { cs: 'roky {from}–{until}', en: 'years {from}–{until}' },
  only: { cs: 'jen rok {from}', en: '{from} only' },
  remove: { cs: 'Zrušit', en: 'Remove' },
  removeNamed: { cs: 'Zrušit vlastní částku: {name}', en: 'Remove the own price: {name}' },
  removed: { cs: 'Vlastní částka je zrušená.', en: 'The own price is removed.' },
})
