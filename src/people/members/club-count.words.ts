import { defineWords } from '../../ground/values/words.ts'

export const clubCountWords = defineWords({
  members: {
    cs: { one: '{count} člen', few: '{count} členové', many: '{count} člena', other: '{count} členů' },
    en: { one: '{count} member', other: '{count} members' },
  },
  applicants: {
    cs: {
      one: '{count} čekatel',
      few: '{count} čekatelé',
      many: '{count} čekatele',
      other: '{count} čekatelů',
    },
    en: { one: '{count} applicant', other: '{count} applicants' },
  },
})
