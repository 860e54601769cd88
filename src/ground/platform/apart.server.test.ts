import { expect, test } from 'vitest'
import { longestStall } from '../../../test/loop.ts'
import type { work } from '../../../test/apart/hostile.apart.ts'
import { Refusal } from '../../refusals.ts'
import { apart, ApartFault } from './apart.server.ts'

const PATH = '../test/apart/hostile'
const hostile = apart<typeof work>(PATH, { lane: 'files', seconds: 15 })
const hasty = apart<typeof work>(PATH, { lane: 'files', seconds: 1 })
const faultOf = (intent: Parameters<typeof work>[0]) =>
  (intent === 'endless' ? hasty : hostile)(intent).catch((error: unknown) => error)

test('work apart answers, refuses with our own codes, and knows nothing of the house', async () => {
  expect(await hostile('double')).toEqual(['double', 'double'])
  expect(await faultOf('refuse')).toMatchObject({ code: 'unreadable_file' })
  expect(await faultOf('throw')).toMatchObject({ reason: 'broken' })
  expect(await hostile('secrets')).not.toContain('DATABASE_URL')
})

test.each([
  ['endless', 'too_long'],
  ['heap', 'too_much'],
  ['native', 'too_much'],
  ['crash', 'too_much'],
] as const)('a file that means %s is ended while the house goes on', async (intent, reason) => {
  let fault: unknown

  const stall = await longestStall(async () => (fault = await faultOf(intent)))

  expect(fault).toBeInstanceOf(ApartFault)
  expect(fault).toMatchObject({ reason })
  expect(stall).toBeLessThan(100)
  expect(await hostile('double')).toEqual(['double', 'double'])
})

test('what takes too long is refused in words where there are some', async () => {
  const refused = apart<typeof work>(PATH, {
    lane: 'files',
    seconds: 1,
    refusal: 'file_too_demanding',
  })

  await expect(refused('endless')).rejects.toEqual(new Refusal('file_too_demanding'))
})

test('whoever waits for his turn too long is told when to come again, and those after him have their turn', async () => {
  const impatient = apart<typeof work>(PATH, { lane: 'files', seconds: 15, patience: 0.2 })
  const long = hasty('endless').catch(() => undefined)

  const waited = Promise.allSettled([impatient('double'), hostile('double'), impatient('double')])

  const [first, patient, last] = await waited
  const turnedAway = { status: 'rejected', reason: new Refusal('too_busy', { retryAfter: 5 }) }
  expect([first, patient.status, last]).toEqual([turnedAway, 'fulfilled', turnedAway])
  await long
  expect(await impatient('double')).toEqual(['double', 'double'])
})
