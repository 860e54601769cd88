import { beforeEach, expect, test } from 'vitest'
import { anApp, call } from '../../../test/app.ts'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { BATCH_KINDS } from '../../batch-kinds.server.ts'
import { runBatch } from '../../ground/batches/run-batch.server.ts'
import { messageLetter } from './message.mail.ts'
import { keepTexts } from '../news/keep-texts.server.ts'
import { LETTERS } from '../../letters.ts'
import { asRecord } from '../../ground/tables/json.ts'

const db = useDatabase()

beforeEach(() => rulesVersion(db(), 1))

const ask = (path: string, input: Parameters<typeof call>[2] = {}) => call(anApp(db()), `/api${path}`, input)
const TEXT = { subject: 'Schůze', body: 'Přijď **včas**.' }

/** Five of division 1: two that can be written to, and one of each who cannot; one more who has left. */
async function aDivision() {
  await db()
    .insertInto('division')
    .values({ id: 1, name: 'Hranice' })
    .onConflict((c) => c.doNothing())
    .execute()
  const add = (lastName: string, card: object = {}) =>
    aMember(db(), { lastName, divisionId: 1, email: `${lastName}@klub.test`.toLowerCase(), ...card })
  const jana = await add('Adamova', { firstName: 'Jana' })
  const petr = await add('Bures', { firstName: 'Petr' })
  await add('Cerny', { email: null })
  const dead = await add('Dusek')
  const silent = await add('Erben')
  await add('Fiala', { archivedAt: new Date() })
  await aMember(db(), { lastName: 'Odjinud', email: 'jinde@klub.test' })
  await db()
    .insertInto('deadAddress')
    .values({ address: 'dusek@klub.test', reason: '550 no such user' })
    .execute()
  await db().insertInto('mailOptOut').values({ memberId: silent.id, category: 'news' }).execute()
  return { jana, petr, dead, silent }
}

const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)
const letters = () =>
  db().selectFrom('mail').select(['toAddress', 'template', 'params', 'memberId']).orderBy('id').execute()

test('a message to a division goes to exactly those who were shown, once, each greeted', async () => {
  const { token } = await someone(db(), 'Secretary')
  const { petr } = await aDivision()

  const made = await ask('/messages', {
    token,
    body: { ...TEXT, audience: { kind: 'division', divisionId: 1 } },
  })
  const { message } = made.json
  expect(made.status).toBe(201)
  expect(names(message.recipients)).toEqual(['Adamova Jana', 'Bures Petr'])
  expect(message.leftOut.map(({ name, reason }: { name: string; reason: string }) => [name, reason])).toEqual(
    [
      ['Cerny Jan', 'no_email'],
      ['Dusek Jan', 'dead_address'],
      ['Erben Jan', 'opted_out'],
    ],
  )
  expect(message.audienceName).toBe('Divize Hranice')
  expect(await letters()).toEqual([])

  const send = (expected: number, frozenAt: string) =>
    ask(`/messages/${message.id}/send`, { token, body: { expected, frozenAt } })
  expect((await send(7, message.frozenAt)).json.code).toBe('message_frozen_anew')
  expect((await send(2, '2020-01-01T00:00:00.000Z')).json.code).toBe('message_frozen_anew')
  const sent = await send(2, message.frozenAt)
  expect([sent.status, sent.json.batch.total]).toEqual([202, 2])
  expect((await send(2, message.frozenAt)).json.code).toBe('message_sent_already')

  // Refused between the yes and the letter: he gets none, and the run says so. Going over it again writes nothing twice.
  await db().insertInto('mailOptOut').values({ memberId: petr.id, category: 'news' }).execute()
  await runBatch(db(), BATCH_KINDS, sent.json.batch.id)
  await runBatch(db(), BATCH_KINDS, sent.json.batch.id)

  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({ toAddress: 'adamova@klub.test', template: 'message' })
  const written = LETTERS.message?.write({
    language: 'cs',
    clubName: 'Klub',
    params: asRecord(letter?.params ?? {}),
    link: '',
    origin: 'https://klub.test',
  })
  expect(written?.paragraphs).toEqual(['Ahoj Jano,', 'Přijď včas.'])
  const run = await ask(`/batches/${sent.json.batch.id}`, { method: 'GET', token })
  expect(run.json).toMatchObject({ status: 'partial', successful: 1, failed: 1 })
  const after = await ask(`/messages/${message.id}`, { method: 'GET', token })
  expect(after.json.message.recipients).toMatchObject([{ state: 'waiting' }, { state: null }])
})

test('an event: the registered, the waiting or both; whoever plans it may write, and refusing news does not count', async () => {
  const captain = await someone(db(), 'Treasurer')
  await db()
    .insertInto('permissionGrant')
    .values({ permission: 'events.manage', accountId: captain.id })
    .execute()
  const { jana, petr, silent } = await aDivision()
  const event = await db()
    .insertInto('event')
    .values({ title: 'Okruh', kind: 'ride', startsAt: new Date('2098-05-01T08:00:00Z'), state: 'published' })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [memberId, status] of [
    [jana.id, 'registered'],
    [silent.id, 'registered'],
    [petr.id, 'waiting'],
  ] as const)
    await db().insertInto('registration').values({ eventId: event.id, memberId, status }).execute()
  const write = (riders: string) =>
    ask(`/events/${event.id}/messages`, { token: captain.token, body: { ...TEXT, riders } })

  const lists = await Promise.all(['registered', 'waiting', 'all'].map(write))

  expect(lists.map(({ json }) => names(json.message.recipients))).toEqual([
    ['Adamova Jana', 'Erben Jan'],
    ['Bures Petr'],
    ['Adamova Jana', 'Bures Petr', 'Erben Jan'],
  ])
  // A message to somebody else is not his to see, nor to write.
  const secretary = await someone(db(), 'Secretary')
  const other = await ask('/messages', {
    token: secretary.token,
    body: { ...TEXT, audience: { kind: 'everybody' } },
  })
  const seen = await ask(`/messages/${other.json.message.id}`, { method: 'GET', token: captain.token })
  const written = await ask('/messages', { token: captain.token, body: {} })
  expect([seen.status, written.status]).toEqual([404, 403])
})

test('a test goes to oneself only, a draft is thrown away, nobody is nobody', async () => {
  const secretary = await someone(db(), 'Secretary')
  const { token } = secretary
  const tag = await db()
    .insertInto('tag')
    .values({ name: 'kuchaři' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { json } = await ask('/messages', {
    token,
    body: { ...TEXT, audience: { kind: 'tag', tagId: tag.id } },
  })
  const { id, frozenAt } = json.message

  expect((await ask(`/messages/${id}/test`, { token })).status).toBe(200)
  expect((await letters()).map(({ toAddress }) => toAddress)).toEqual([secretary.email])
  expect((await ask(`/messages/${id}/send`, { token, body: { expected: 1, frozenAt } })).status).toBe(409)
  expect((await ask(`/messages/${id}`, { method: 'DELETE', token })).status).toBe(200)
  expect((await ask(`/messages/${id}`, { method: 'GET', token })).status).toBe(404)
})

test('a message is drawn when it is written, and drawn anew by the job', async () => {
  const { token } = await someone(db(), 'Secretary')
  const drawn = () => db().selectFrom('textHtml').select('html').execute()

  await ask('/messages', { token, body: { ...TEXT, audience: { kind: 'everybody' } } })
  const kept = await drawn()
  await db().deleteFrom('textHtml').execute()
  await keepTexts(db())

  expect(kept).toEqual([{ html: '<p>Přijď <strong>včas</strong>.</p>' }])
  expect(await drawn()).toContainEqual(kept[0])
})

test.each([
  [{ body: 'Přijď **včas**.\n\nKonec.' }, ['Přijď **včas**.', 'Konec.']],
  [{ html: '<p>Přijď <strong>včas</strong>.</p>' }, ['Přijď včas.']],
])('a letter queued with %j can be written', (params, paragraphs) => {
  const letter = messageLetter.write({ params, language: 'cs', clubName: '', link: '', origin: '' })

  expect(letter.paragraphs).toEqual(paragraphs)
})
