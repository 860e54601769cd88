import { defineWords } from '../values/words.ts'

export const kitWords = defineWords({
  showPassword: { cs: 'Zobrazit heslo', en: 'Show password' },
  hidePassword: { cs: 'Skrýt heslo', en: 'Hide password' },
  loading: { cs: 'Načítáme', en: 'Loading' },
  retry: { cs: 'Zkusit znovu', en: 'Try again' },
  asTable: { cs: 'Zobrazit jako tabulku', en: 'Show as a table' },
  close: { cs: 'Zavřít', en: 'Close' },
  cancel: { cs: 'Zrušit', en: 'Cancel' },
})
