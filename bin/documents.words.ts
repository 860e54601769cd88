import { defineWords } from '../src/ground/values/words.ts'

export const documentWords = defineWords({
  permissionsStale: {
    cs: 'docs/permissions.md už neříká pravdu. Vyrob ho znovu: npm run permissions',
    en: 'docs/permissions.md no longer tells the truth. Write it anew: npm run permissions',
  },
  stored: {
    cs: '{file}: tabulek {tables}, souborů {files}',
    en: '{file}: tables {tables}, files {files}',
  },
})
