import { defineWords } from '../values/words.ts'

export const kitWords = defineWords({
  showPassword: { cs: 'Zobrazit heslo', en: 'Show password' },
  hidePassword: { cs: 'Skrýt heslo', en: 'Hide password' },
  loading: { cs: 'Načítáme', en: 'Loading' },
  retry: { cs: 'Zkusit znovu', en: 'Try again' },
  asTable: { cs: 'Zobrazit jako tabulku', en: 'Show as a table' },
  close: { cs: 'Zavřít', en: 'Close' },
  unsent: {
    cs: 'V tomhle telefonu čeká něco, co se bez signálu neodeslalo. Když se teď odhlásíš, ztratí se to. Opravdu se odhlásit?',
    en: 'Something on this phone is waiting for a signal and was not sent. If you sign out now, it is lost. Sign out anyway?',
  },
  cancel: { cs: 'Zrušit', en: 'Cancel' },
})
