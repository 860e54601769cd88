import { expect, test } from 'vitest'
import { planInWords } from './job-plan.ts'

test.each([
  ['* * * * *', 'každou minutu', 'every minute'],
  ['*/15 * * * *', 'každých 15 minut', 'every 15 minutes'],
  ['23 * * * *', 'každou hodinu', 'every hour'],
  ['35 8-19 * * *', 'každou hodinu od 8 do 19', 'every hour from 8 to 19'],
  ['5 8 * * *', 'denně v 8.05', 'daily at 8:05'],
  ['0 0 1 * *', '0 0 1 * *', '0 0 1 * *'],
])('%s is %s', (cron, czech, english) => {
  expect(planInWords(cron, 'cs')).toBe(czech)
  expect(planInWords(cron, 'en')).toBe(english)
})
