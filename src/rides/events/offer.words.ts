import { defineWords } from '../../ground/values/words.ts'

/** Said by the server alone: the screen needs none of it otherwise. */
export const offerWords = defineWords({
  offer: { cs: 'Dát mi vědět o změnách hned', en: 'Let me know of changes at once' },
})
