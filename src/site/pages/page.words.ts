import { defineWords } from '../../ground/values/words.ts'

export const pageWords = defineWords({
  edit: { cs: 'Upravit text', en: 'Edit the text' },
  version: { cs: 'Verze {version} ze dne {day}', en: 'Version {version} of {day}' },
})
