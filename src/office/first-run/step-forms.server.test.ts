import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { forgetClub } from '../../ground/platform/club-settings.server.ts'
import { viewClub } from '../club/view-club.server.ts'
import { stepAfter, stepPath } from './first-run.ts'
import { action } from './first-run.screen.tsx'
import { readFirstRun } from './first-runs.server.ts'

const db = useDatabase()
const password = 'Tajne-heslo-2026'
let webmaster = { token: '', email: '' }

beforeEach(async () => {
  forgetClub()
  await rulesVersion(db(), 1)
  webmaster = await someone(db(), 'Webmaster', { password })
})

const send = (form: Readonly<Record<string, string>>) =>
  sendForm(db(), action, { path: '/admin/sprava/first-run', token: webmaster.token, form })
const stateOf = async (step: string) =>
  (await readFirstRun(db())).steps.find((one) => one.step === step)?.state

test('a step is skipped or kept, and the next one follows', async () => {
  const skipped = await send({ intent: 'skip', step: 'mail' })
  const kept = await send({ intent: 'keep', step: 'texts' })
  const unknown = await send({ intent: 'skip', step: 'nic' })

  expect([skipped.location, kept.location]).toEqual([
    stepPath(stepAfter('mail')),
    stepPath(stepAfter('texts')),
  ])
  expect(Object.keys(unknown.fault?.fields ?? {})).toEqual(['step'])
  expect([await stateOf('mail'), await stateOf('texts')]).toEqual(['skipped', 'done'])
})

test('it can be put off, or closed for good', async () => {
  const later = await send({ intent: 'later' })
  expect((await readFirstRun(db())).isOver).toBe(false)
  const closed = await send({ intent: 'close' })

  expect([later.location, closed.location]).toEqual(['/admin', '/admin'])
  expect((await readFirstRun(db())).isOver).toBe(true)
})

test('the settings are saved by their own forms, and one goes on from the account', async () => {
  const named = await send({ intent: 'identity', version: '1', name: 'Vlci' })
  const refused = await send({ intent: 'identity', version: '2', name: '' })
  const paid = await send({ intent: 'account', account: '2900000021/2010', password })

  expect([named.location, paid.location]).toEqual([stepPath('name'), stepPath(stepAfter('account'))])
  expect(Object.keys(refused.fault?.fields ?? {})).toEqual(['name'])
  expect((await viewClub(db())).name).toBe('Vlci')
})

test('divisions are added here, and told if there is one of that name', async () => {
  const added = await send({ intent: 'division', name: 'Hranice', meets: 'U mostu' })
  const twice = await send({ intent: 'division', name: 'Hranice', meets: '' })

  expect([added.location, twice.code]).toEqual([stepPath('divisions'), 'division_exists'])
  expect(twice.fault?.values).toEqual({ intent: 'division', name: 'Hranice', meets: '' })
  expect(await db().selectFrom('division').select(['name', 'meets']).execute()).toEqual([
    { name: 'Hranice', meets: 'U mostu' },
  ])
})

test('limits of the mail lead back to its step, a trial letter goes to oneself', async () => {
  const limits = await send({ intent: 'limits', perMinute: '5', perHour: '', perDay: '' })
  const trial = await send({ intent: 'test' })

  expect([limits.location, trial.answer]).toEqual([stepPath('mail'), { sent: { to: webmaster.email } }])
  expect(await db().selectFrom('mail').select('toAddress').execute()).toContainEqual({
    toAddress: webmaster.email,
  })
})
