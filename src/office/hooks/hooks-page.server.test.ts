import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen, sendForm } from '../../../test/screen.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import { action, loader } from './hooks.screen.tsx'

const db = useDatabase()
const PATH = '/admin/sprava/hooks'
const HAPPENED = new Date('2026-03-01T09:00:00Z')
const AGAIN = new Date('2026-03-01T11:30:00Z')

async function twoHooks() {
  await rulesVersion(db(), 1)
  const { token } = await someone(db(), 'Webmaster')
  const hook = (name: string) => ({
    name,
    address: `https://${name}.test`,
    secret: Buffer.alloc(32),
    kinds: ['news.published', 'member.changed'],
  })
  const [web, other] = await db()
    .insertInto('hook')
    .values([hook('web'), hook('jiny')])
    .returning('id')
    .execute()
  const hookId = web?.id ?? 0
  const delivery = { hookId, kind: 'member.changed', happenedAt: HAPPENED, nextAttemptAt: AGAIN }
  await db()
    .insertInto('hookDelivery')
    .values([
      { ...delivery, happening: 1, state: 'waiting', attempts: 0 },
      { ...delivery, happening: 2, state: 'waiting', attempts: 2, answer: '500' },
      { ...delivery, happening: 3, state: 'failed', attempts: 8, answer: '404', kind: 'gone.kind' },
      { ...delivery, happening: 4, state: 'delivered', attempts: 1, answer: '200' },
    ])
    .execute()
  const see = (search = '') => seeScreen(db(), loader, { path: `${PATH}${search}`, token })
  const send = (form: Readonly<Record<string, string>>) => sendForm(db(), action, { path: PATH, token, form })
  return { id: hookId, otherId: other?.id ?? 0, see, send }
}

test('the log says when it will be tried again only of what was tried and waits', async () => {
  const { id, otherId, see } = await twoHooks()

  const shown = await see(`?id=${id}`)

  const deliveries = shown.chosen?.deliveries.map(({ happening, state, next, at }) => [
    happening,
    state,
    next,
    at,
  ])
  const at = momentInFigures(HAPPENED, 'cs')
  expect(deliveries).toEqual([
    [4, 'delivered', null, at],
    [3, 'failed', null, at],
    [2, 'waiting', momentInFigures(AGAIN, 'cs'), at],
    [1, 'waiting', null, at],
  ])
  expect(shown.chosen?.deliveries.map(({ kind, answer }) => [kind, answer]).slice(1, 3)).toEqual([
    ['gone.kind', '404'],
    [expect.not.stringContaining('.'), '500'],
  ])
  expect(shown.hooks.map(({ name, waiting, failed, isPaused }) => [name, waiting, failed, isPaused])).toEqual(
    [
      ['web', 2, 1, false],
      ['jiny', 0, 0, false],
    ],
  )
  expect((await see(`?id=${otherId}`)).chosen?.deliveries).toEqual([])
  expect((await see()).chosen).toBeUndefined()
})

test('one is paused and let on, and what it missed is sent again', async () => {
  const { id, otherId, see, send } = await twoHooks()
  const paused = async () => (await see()).hooks.map(({ isPaused }) => isPaused)
  const failed = (await see(`?id=${id}`)).chosen?.deliveries.find(({ state }) => state === 'failed')

  await send({ intent: 'pause', hookId: String(id) })
  const stopped = await paused()
  await send({ intent: 'resume', hookId: String(id) })
  const deliveryId = String(failed?.id)
  const foreign = await send({ intent: 'resend', hookId: String(otherId), deliveryId })
  const own = await send({ intent: 'resend', hookId: String(id), deliveryId })

  expect([stopped, await paused()]).toEqual([
    [true, false],
    [false, false],
  ])
  expect([foreign.code, own.code]).toEqual(['not_found', null])
  const waiting = await sql<{
    n: number
  }>`select count(*)::int as n from hook_delivery where state = 'waiting'`.execute(db())
  expect(waiting.rows[0]?.n).toBe(3)
})
