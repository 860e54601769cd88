import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { answerAfterWork, answerWithWork } from './idempotency.server.ts'

const db = useDatabase()
const KEYED = { actor: 'account:1', key: 'k', request: 'POST /x {}' }
const ANSWER = { status: 201, body: '{"success":true}' }

let times = 0
const work = () => {
  times += 1
  return Promise.resolve(ANSWER)
}
/** Somebody took the key and died before he did anything. */
const dies = () => answerAfterWork(db(), KEYED, () => new Promise(() => undefined))
const pass = (seconds: number) =>
  sql`update idempotency_key set leased_until = leased_until - make_interval(secs => ${seconds})`.execute(
    db(),
  )

test('a key whose holder died is free within ten seconds, and what it is for is done once', async () => {
  times = 0
  void dies()
  await expect
    .poll(() =>
      db()
        .selectFrom('idempotencyKey')
        .select('key')
        .execute()
        .then((rows) => rows.length),
    )
    .toBe(1)

  const early = await answerAfterWork(db(), KEYED, work).catch((error: unknown) => error)
  await pass(10)
  const late = await answerAfterWork(db(), KEYED, work)
  const again = await answerAfterWork(db(), KEYED, work)

  expect(early).toMatchObject({ code: 'request_in_progress', retryAfter: 8 })
  expect([late, again, times]).toEqual([ANSWER, ANSWER, 1])
})

test('one whose holder was cut off in the middle of his transaction is free at once', async () => {
  times = 0
  const cut = answerWithWork(db(), KEYED, async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
    await sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`.execute(db())
    return ANSWER
  })

  // How a line ends is told by whichever comes first: the database's last word, the pool's, or the socket's.
  await expect(cut).rejects.toThrow(/terminat|connection error|ECONNRESET|EPIPE/)
  expect([await answerWithWork(db(), KEYED, work), await answerWithWork(db(), KEYED, work), times]).toEqual([
    ANSWER,
    ANSWER,
    1,
  ])
})

test('the same key of another person, or for another request, opens nobody’s answer', async () => {
  times = 0
  await answerWithWork(db(), KEYED, work)

  await answerWithWork(db(), { ...KEYED, actor: 'account:2' }, work)

  expect(times).toBe(2)
  for (const ask of [answerWithWork, answerAfterWork])
    await expect(ask(db(), { ...KEYED, request: 'POST /x {"a":1}' }, work)).rejects.toMatchObject({
      code: 'key_reused',
    })
  expect(times).toBe(2)
})
