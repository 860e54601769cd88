import { defineWords } from '../values/words.ts'

export const fileInputWords = defineWords({
  choose: { cs: 'Vybrat soubor', en: 'Choose a file' },
  chooseMany: { cs: 'Vybrat soubory', en: 'Choose files' },
  none: { cs: 'nebo ho sem přetáhni', en: 'or drop it here' },
  noneOfMany: { cs: 'nebo je sem přetáhni', en: 'or drop them here' },
  files: {
    cs: { one: '{count} soubor', few: '{count} soubory', many: '{count} souboru', other: '{count} souborů' },
    en: { one: '{count} file', other: '{count} files' },
  },
})
