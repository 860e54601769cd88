import { defineWords } from '../platform/words.ts'

export const toComeWords = defineWords({
  notBuilt: { cs: 'Tahle část klubovny ještě nestojí.', en: 'This part of the clubhouse is not built yet.' },
  dashboard: { cs: 'Zpět na přehled', en: 'Back to the dashboard' },
  home: { cs: 'Zpět na hlavní stránku', en: 'Back to home' },
})

/** What each part will hold, said plainly. */
export const partWords = defineWords({
  '/admin/profile': {
    cs: 'Budeš si tu upravovat svoje údaje, motorky, fotku a souhlasy.',
    en: 'This is where you will edit your data, motorcycles, photo and consents.',
  },
})
