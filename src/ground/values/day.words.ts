import { defineWords } from './words.ts'

export const dayWords = defineWords({
  days: {
    cs: { one: '{count} den', few: '{count} dny', many: '{count} dne', other: '{count} dní' },
    en: { one: '{count} day', other: '{count} days' },
  },
})
