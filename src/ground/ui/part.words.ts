import { defineWords } from '../values/words.ts'

export const partWords = defineWords({
  offline: {
    cs: 'Bez připojení se tahle část nenačte. Až budeš online, zkus to znovu.',
    en: 'This part cannot load without a connection. Try again once you are online.',
  },
  failed: {
    cs: 'Tahle část se nenačetla. Zkus to znovu; když to nepomůže, obnov stránku.',
    en: 'This part did not load. Try again; if that does not help, reload the page.',
  },
})
