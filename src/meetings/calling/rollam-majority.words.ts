import { defineWords } from '../../ground/values/words.ts'

export const rollamMajorityWords = defineWords({
  all: { cs: 'víc než polovina všech hlasujících členů', en: 'more than half of all voting members' },
  two_thirds: {
    cs: 'aspoň dvě třetiny všech hlasujících členů',
    en: 'at least two thirds of all voting members',
  },
  answered: { cs: 'víc než polovina těch, kdo hlasovali', en: 'more than half of those who voted' },
})
