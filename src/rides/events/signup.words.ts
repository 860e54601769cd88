import { defineWords } from '../../ground/values/words.ts'

export const signupWords = defineWords({
  title: { cs: 'Přihláška', en: 'Registration' },
  back: { cs: 'Zpět na akci', en: 'Back to the event' },
  shut: { cs: 'Přihlásit se teď nejde.', en: 'Registration is not open now.' },
})
