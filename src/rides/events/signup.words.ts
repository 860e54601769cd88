import { defineWords } from '../../ground/values/words.ts'

export const signupWords = defineWords({
  title: { cs: 'Přihláška', en: 'Registration' },
  back: { cs: 'Stránka akce', en: 'The event’s page' },
  shut: { cs: 'Přihlásit se teď nejde.', en: 'Registration is not open now.' },
})
