import { defineWords } from '../platform/words.ts'

export const pageWords = defineWords({
  version: { cs: 'Verze {version} ze dne {day}', en: 'Version {version} of {day}' },
})
