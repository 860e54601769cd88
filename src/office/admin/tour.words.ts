import { defineWords } from '../../ground/values/words.ts'

export const tourWords = defineWords({
  label: { cs: 'Prohlídka', en: 'Tour' },
  stop: { cs: 'Zastávka {place} z {count}', en: 'Stop {place} of {count}' },
  next: { cs: 'Další zastávka', en: 'Next stop' },
  skip: { cs: 'Přeskočit prohlídku', en: 'Skip the tour' },
  done: { cs: 'Konec prohlídky', en: 'End of the tour' },
})
