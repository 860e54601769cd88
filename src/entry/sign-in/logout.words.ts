import { defineWords } from '../../ground/values/words.ts'

export const logoutWords = defineWords({
  failed: { cs: 'Chyba při odhlašování', en: 'Signing out failed' },
  stillIn: {
    cs: 'Přihlášení trvá, dokud se odhlášení nepovede.',
    en: 'You stay signed in until signing out succeeds.',
  },
  again: { cs: 'Zkusit se odhlásit znovu', en: 'Try signing out again' },
})
