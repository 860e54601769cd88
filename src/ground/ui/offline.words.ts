import { defineWords } from '../values/words.ts'

/** What every list that works without a signal says. */
export const offlineWords = defineWords({
  noSignal: { cs: 'bez signálu', en: 'no signal' },
  waiting: {
    cs: {
      one: '{count} ťuknutí čeká na signál · nic se neztratí',
      few: '{count} ťuknutí čekají na signál · nic se neztratí',
      many: '{count} ťuknutí čeká na signál · nic se neztratí',
      other: '{count} ťuknutí čeká na signál · nic se neztratí',
    },
    en: {
      one: '{count} tap waits for the signal · nothing is lost',
      other: '{count} taps wait for the signal · nothing is lost',
    },
  },
  sent: { cs: 'Všechno je odeslané', en: 'Everything is sent' },
  kept: { cs: 'Otevře se i bez signálu', en: 'Opens without a signal too' },
  conflicts: { cs: 'Tohle nesedí', en: 'This does not fit' },
  refused: { cs: '{name}: {why}', en: '{name}: {why}' },
  someone: { cs: 'Karta', en: 'Card' },
  understood: { cs: 'Rozumím', en: 'Understood' },
})
