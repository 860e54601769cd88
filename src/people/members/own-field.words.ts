import { defineWords } from '../../ground/values/words.ts'

export const ownFieldWords = defineWords({
  title: { cs: 'Další údaje', en: 'Other details' },
  yes: { cs: 'Ano', en: 'Yes' },
  no: { cs: 'Ne', en: 'No' },
  filled: { cs: 'vyplněno', en: 'filled in' },
  unfilled: { cs: 'nevyplněno', en: 'not filled in' },
  nothing: { cs: 'Neuvedeno', en: 'Not said' },
})
