import { describe, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aDesk } from '../../../test/applications.ts'
import { aMember } from '../../../test/club.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { refuseDuplicate } from './refuse-duplicate.server.ts'

const { db, secretary, approve, cards, statusOf, letters, anApplication } = aDesk()

async function finish(batchId: number) {
  await runBatch(db(), BATCH_KINDS, batchId)
  return call(anApp(db()), `/api/batches/${batchId}`, { method: 'GET', token: secretary().token })
}

const BORN = '1980-05-01'
const JAN = { firstName: 'Jan', lastName: 'Čermák' }
const CARD = { ...JAN, birthDate: BORN, phone: '+420777000111', hogNumber: 'CZ4411207', city: 'Hranice' }

describe('whoever may have a card already gets no second one by the way', () => {
  test.each([
    ['the same name and birth date', { firstName: 'JAN', lastName: 'Cermak', birthDate: BORN }],
    ['one letter and the same birth date', { ...JAN, lastName: 'Čermáh', birthDate: BORN }],
    ['the same name, birth date not given', { ...JAN, birthDate: null }],
    ['the same phone', { phone: CARD.phone }],
    ['the e-mail on the card', { email: 'JAN@posta.example' }],
  ])('%s: refused alone and in a run, made when the officer says so', async (_, input) => {
    await aMember(db(), { ...CARD, email: 'jan@posta.example' })
    const { id } = await anApplication(input)
    const other = await anApplication({ firstName: 'Zdeněk', lastName: 'Vrána', email: 'z@posta.example' })

    const alone = await approve({ ids: [id] })
    const all = await approve({ all: true, expected: 2 })
    const run = await finish(all.json.batch.id)

    expect([alone.status, alone.json.code]).toEqual([409, 'possible_duplicate'])
    expect(run.json).toMatchObject({ status: 'partial', total: 2, successful: 1, failed: 1 })
    expect(run.json.items.find((item: { id: number }) => item.id === id)).toMatchObject({
      success: false,
      statusMessage: expect.stringContaining('Možná už kartu má'),
    })
    expect([await statusOf(id), await statusOf(other.id), (await cards()).length]).toEqual([
      'PENDING',
      'APPROVED',
      2,
    ])

    const wanted = await approve({ ids: [id], withDuplicates: true })

    expect([wanted.status, await statusOf(id), (await cards()).length]).toEqual([200, 'APPROVED', 3])
  })

  test('a card merged into another does not: its owner has the other one', async () => {
    const dropped = await aMember(db(), { ...CARD, archivedAt: new Date() })
    const kept = await aMember(db(), { firstName: 'Petr', lastName: 'Vrána' })
    const merge = { droppedId: dropped.id, keptId: kept.id, mergedBy: secretary().id }
    await db().insertInto('memberMerge').values(merge).execute()
    const { id } = await anApplication({ ...JAN, birthDate: BORN })

    expect((await approve({ ids: [id] })).status).toBe(200)
  })

  test.each([
    ['an archived card', { archivedAt: new Date() }],
    ['an excluded member', { excludedOn: '2026-01-02' }],
  ])('%s counts too', async (_, card) => {
    await aMember(db(), { ...CARD, ...card })
    const { id } = await anApplication({ ...JAN, birthDate: BORN })

    expect((await approve({ ids: [id] })).json.code).toBe('possible_duplicate')
  })

  test('a run that was told to makes them all', async () => {
    await aMember(db(), CARD)
    await anApplication({ ...JAN, birthDate: BORN })
    await anApplication({ firstName: 'Zdeněk', lastName: 'Vrána' })

    const { json } = await approve({ all: true, expected: 2, withDuplicates: true })

    expect((await finish(json.batch.id)).json).toMatchObject({ status: 'success', successful: 2 })
    expect(await cards()).toHaveLength(3)
  })
})

describe('the same person applied twice', () => {
  const twice = () =>
    Promise.all([
      anApplication({ ...JAN, birthDate: BORN, email: 'jan1@posta.example' }),
      anApplication({ ...JAN, birthDate: BORN, email: 'jan2@posta.example' }),
    ])

  test('a run makes one card and leaves the other to the officer', async () => {
    await twice()

    const { json } = await approve({ all: true, expected: 2 })
    const run = await finish(json.batch.id)

    expect(run.json).toMatchObject({ status: 'partial', successful: 1, failed: 1 })
    expect(await cards()).toHaveLength(1)
  })

  test('approved at the same moment, one of them gets the card', async () => {
    const [one, two] = await twice()

    const answers = await Promise.all([approve({ ids: [one.id] }), approve({ ids: [two.id] })])

    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await cards()).toHaveLength(1)
    expect((await letters()).filter(({ template }) => template === 'set-password')).toHaveLength(1)
  })
})

test('whom the officer has told apart is approved without a word', async () => {
  const card = await aMember(db(), CARD)
  const { id } = await anApplication({ ...JAN, birthDate: BORN })
  await refuseDuplicate(db(), { applicationId: id, memberId: card.id, actorId: secretary().id })

  expect((await approve({ ids: [id] })).status).toBe(200)
})

test.each([[{ withDuplicates: 'yes' }], [{ withDuplicates: 1 }], [{ withDuplicate: true }]])(
  '%j is 422',
  async (input) => {
    const { id } = await anApplication()

    expect((await approve({ ids: [id], ...input })).status).toBe(422)
  },
)
