import { defineWords } from '../../ground/values/words.ts'

/** Why a period of membership ended. */
export const whyEndedWords = defineWords({
  departed: { cs: 'odešel', en: 'left' },
  excluded: { cs: 'vyloučen', en: 'excluded' },
  unpaid: { cs: 'nezaplatil příspěvek', en: 'did not pay the fee' },
  died: { cs: 'zemřel', en: 'died' },
  changed: { cs: 'změna druhu členství', en: 'change of kind' },
  merged: { cs: 'karta spojena s jinou', en: 'card merged into another' },
})
