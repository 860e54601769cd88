import { defineWords } from '../../ground/values/words.ts'

export const reviewWords = defineWords({
  title: { cs: 'Přezkum vyloučení (§ 241)', en: 'Review of the exclusion (§ 241)' },
  lead: {
    cs: 'Požádal-li vyloučený o přezkoumání, zapiš den, kdy žádost přišla. Dokud přezkum trvá, jeho údaje nejde smazat.',
    en: 'If a review of the exclusion was asked for, record the day it came. While it goes on, the person’s data cannot be erased.',
  },
  goesOn: {
    cs: 'Přezkum trvá od {day}. Údaje zatím nejde smazat.',
    en: 'The review has been going on since {day}. The data cannot be erased yet.',
  },
  ended: { cs: 'Předchozí skončil {day}.', en: 'The one before ended on {day}.' },
  since: { cs: 'Žádost přišla', en: 'Asked for on' },
  endedOn: { cs: 'Rozhodnuto', en: 'Decided on' },
  note: { cs: 'Poznámka (nemusí být)', en: 'Note (optional)' },
  open: { cs: 'Zapsat přezkum', en: 'Record the review' },
  end: { cs: 'Ukončit přezkum', en: 'End the review' },
})
