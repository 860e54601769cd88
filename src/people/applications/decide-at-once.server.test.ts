import { expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aDesk } from '../../../test/applications.ts'
import { someone } from '../../../test/club.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'

const { db, secretary, ask, approve, letters, cards, anApplication } = aDesk()

const statuses = async () =>
  (await db().selectFrom('application').select('status').execute()).map(({ status }) => status)

test('a yes and a no at the same moment: one of them holds, and whoever lost reads so', async () => {
  const applications = await Promise.all(Array.from({ length: 30 }, () => anApplication()))
  const other = await someone(db(), 'Webmaster')

  const answers = await Promise.all(
    applications.flatMap(({ id }, turn) => {
      const yes = () => approve({ ids: [id] })
      const no = () => ask('reject', { ids: [id], reason: 'Zatím ne.' }, other.token)
      return turn % 2 ? [yes(), no()] : [no(), yes()]
    }),
  )

  const approved = (await statuses()).filter((status) => status === 'APPROVED').length
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30)
  expect(answers.filter(({ json }) => json.code === 'already_decided')).toHaveLength(30)
  expect((await statuses()).filter((status) => status === 'PENDING')).toEqual([])
  expect(await cards()).toHaveLength(approved)
  expect((await letters()).filter(({ template }) => template === 'set-password')).toHaveLength(approved)
})

test('one decided while all are being approved is decided once, and the run says which it was not', async () => {
  const applications = await Promise.all(Array.from({ length: 12 }, () => anApplication()))
  const other = await someone(db(), 'Webmaster')
  const started = await approve({ all: true, expected: 12, withDuplicates: true })
  expect(started.status).toBe(202)
  const batchId = started.json.batch.id as number

  const [, ...answers] = await Promise.all([
    runBatch(db(), BATCH_KINDS, batchId),
    ...applications
      .slice(4, 8)
      .map(({ id }) => ask('reject', { ids: [id], reason: 'Zatím ne.' }, other.token)),
  ])

  const rejected = answers.filter(({ status }) => status === 200).length
  const { json } = await call(anApp(db()), `/api/batches/${batchId}`, {
    method: 'GET',
    token: secretary().token,
  })
  expect((await statuses()).filter((status) => status === 'PENDING')).toEqual([])
  expect((await statuses()).filter((status) => status === 'REJECTED')).toHaveLength(rejected)
  expect(await cards()).toHaveLength(12 - rejected)
  expect(json).toMatchObject({ failed: rejected, successful: 12 - rejected })
})
