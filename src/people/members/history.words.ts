import { defineWords } from '../../ground/values/words.ts'

export const historyWords = defineWords({
  title: { cs: 'Historie: {name}', en: 'History: {name}' },
  panel: { cs: 'Historie', en: 'History' },
  system: { cs: 'systémová akce', en: 'system action' },
  empty: { cs: 'Zatím se s kartou nic nestalo.', en: 'Nothing has happened to this card yet.' },
  failed: { cs: 'Historii se nepodařilo načíst.', en: 'The history could not be loaded.' },
  refused: {
    cs: 'Historie téhle karty ti není přístupná, nebo karta už není.',
    en: 'The history of this card is not open to you, or the card is gone.',
  },
  retry: { cs: 'Zkusit znovu', en: 'Try again' },
  yes: { cs: 'ano', en: 'yes' },
  no: { cs: 'ne', en: 'no' },
  nothing: { cs: 'nic', en: 'nothing' },
  more: { cs: 'Ukázat starší', en: 'Show older' },
})
