import { defineWords } from '../../ground/values/words.ts'

export const ownPasswordWords = defineWords({
  label: { cs: 'Tvoje heslo do klubovny', en: 'Your password to the clubhouse' },
  hint: {
    cs: 'Pro jistotu, že jsi to ty. O změně se dozvědí všichni, kdo mají stejné právo.',
    en: 'To be sure it is you. All who have the same right will be told.',
  },
})
