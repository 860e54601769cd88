import { beforeEach, expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { findVisitor } from '../../entry/accounts/sessions.server.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { parseForm } from '../../ground/http/form-answer.server.ts'
import { handleHog, HogPageForm } from './hog-page.server.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

async function asOfficer() {
  const { token } = await someone(db(), 'MembershipOfficer')
  const visitor = await findVisitor(db(), token)
  if (!visitor) throw new Error('the officer is not signed in')
  return (form: Record<string, string>) => handleHog({ db: db() }, visitor, parseForm(HogPageForm, form))
}

const numbers = () =>
  db().selectFrom('member').select(['lastName', 'hogNumber', 'hogExpiresOn']).orderBy('id').execute()

test('a pasted table is shown first and changes nothing; what was shown is then written', async () => {
  const grant = await asOfficer()
  await aMember(db(), { firstName: 'Jaroslav', lastName: 'Čech' })
  await aMember(db(), {
    firstName: 'Marie',
    lastName: 'Horáková',
    hogNumber: 'CZ0002',
    hogExpiresOn: '2026-01-31',
  })
  await aMember(db(), { firstName: 'Petr', lastName: 'Jiný', hogNumber: 'CZ0003' })
  const text =
    'cech jaroslav\tcz 0001\t31. 12. 2027\nHoráková Marie\tCZ0002\t2027-12-31\nJiný Petr\tCZ0009\nNikdo\tCZ0008'

  const answer = await grant({ intent: 'preview', text })
  const before = await numbers()
  const preview = 'preview' in answer ? answer.preview : null
  const started = await grant({ intent: 'apply', items: preview?.items ?? '' })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(preview?.lines.map(({ line, verdict }) => [line, verdict])).toEqual([
    [3, 'other-number'],
    [4, 'unknown'],
    [1, 'new'],
    [2, 'renewed'],
  ])
  expect(before.map(({ hogNumber }) => hogNumber)).toEqual([null, 'CZ0002', 'CZ0003'])
  expect(started instanceof Response && started.headers.get('location')).toBe(
    `/admin/hog?tab=all&davka=${batch.id}`,
  )
  expect(await numbers()).toEqual([
    { lastName: 'Čech', hogNumber: 'CZ0001', hogExpiresOn: '2027-12-31' },
    { lastName: 'Horáková', hogNumber: 'CZ0002', hogExpiresOn: '2027-12-31' },
    { lastName: 'Jiný', hogNumber: 'CZ0003', hogExpiresOn: null },
  ])
})

test('a single line is written at once, and its expiry stays when the table says nothing about it', async () => {
  const grant = await asOfficer()
  const { id } = await aMember(db(), { hogNumber: 'CZ0002', hogExpiresOn: '2027-01-31' })

  const answer = await grant({ intent: 'apply', items: JSON.stringify([[id, 'CZ0005', null]]) })

  expect('done' in answer && answer.done).toEqual({ memberId: id, name: 'Novák Jan' })
  expect(await numbers()).toEqual([{ lastName: 'Novák', hogNumber: 'CZ0005', hogExpiresOn: '2027-01-31' }])
})

test('prolonging many keeps their numbers; who has none fails alone', async () => {
  const grant = await asOfficer()
  const one = await aMember(db(), { lastName: 'A', hogNumber: 'CZ0001', hogExpiresOn: '2026-01-31' })
  const two = await aMember(db(), { lastName: 'B' })

  await grant({ intent: 'prolong', ids: `${one.id},${two.id}`, expiresOn: '2027-12-31' })
  const batch = await db().selectFrom('batch').select('id').executeTakeFirstOrThrow()
  await runBatch(db(), BATCH_KINDS, batch.id)

  expect(await numbers()).toEqual([
    { lastName: 'A', hogNumber: 'CZ0001', hogExpiresOn: '2027-12-31' },
    { lastName: 'B', hogNumber: null, hogExpiresOn: null },
  ])
  expect(await db().selectFrom('batchItem').select('code').orderBy('position').execute()).toEqual([
    { code: null },
    { code: 'hog_number_first' },
  ])
})

test.each(['', 'x', '[]', '[[1]]', '[[1,"CZ"]]', '{"a":1}', '[["1","CZ1234",null]]'])(
  'a forged list %j is refused',
  async (items) => {
    const grant = await asOfficer()

    await expect((async () => grant({ intent: 'apply', items }))()).rejects.toMatchObject({
      code: 'invalid_fields',
    })
  },
)
