import { expect, test } from 'vitest'
import { createSession } from '../../src/entry/accounts/sessions.server.ts'
import { appSecret } from '../../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import { aClub, freePort, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { until } from '../until.ts'

const PEOPLE = 100
const PLACES = 10

type Rider = { readonly memberId: number; readonly token: string }
type Place = { readonly status: string; readonly position: number | null }

test('two hundred calls for the last ten places and a kill -9 in the middle: ten go, the rest wait in order', async () => {
  const [dataDir, port] = [aClub(), await freePort()]
  const first = await startHouse({ dataDir, port })
  const { eventId, riders } = await prepare(dataDir)
  let answered = 0
  const send = (rider: Rider, what: string) =>
    fetch(`${first.url}/api/events/${eventId}/${what}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${rider.token}` },
    }).then(
      (response) => {
        answered += 1
        return response.status
      },
      () => 0,
    )

  const storm = riders.flatMap((rider, index) => [
    send(rider, 'register'),
    send(rider, index % 5 === 0 ? 'unregister' : 'register'),
  ])
  await until(() => answered >= PEOPLE / 4)
  await first.kill('SIGKILL')
  const cut = await Promise.all(storm)
  const second = await startHouse({ dataDir, port })
  const answers = await Promise.all(riders.map((rider) => send(rider, 'register')))
  const told = await Promise.all(riders.map((rider) => myPlace(second.url, eventId, rider)))
  const rows = await registrations(dataDir, eventId)
  await second.kill('SIGTERM')
  removeFolder(dataDir)

  // What was cut off was either done whole or not at all; asked again, everybody has a place or a place in the queue.
  expect(cut.filter((status) => ![0, 200, 409].includes(status))).toEqual([])
  expect(answers.filter((status) => ![200, 409].includes(status))).toEqual([])
  expect(new Set(rows.map(({ memberId }) => memberId)).size).toBe(rows.length)
  expect(rows.map(({ status }) => status)).toEqual([
    ...Array.from({ length: PLACES }, () => 'registered'),
    ...Array.from({ length: PEOPLE - PLACES }, () => 'waiting'),
  ])
  const queue = rows.slice(PLACES).map(({ memberId }) => memberId)
  expect(told.map(({ position }) => position)).toEqual(
    riders.map(({ memberId }) => (queue.includes(memberId) ? queue.indexOf(memberId) + 1 : null)),
  )
})

function prepare(dataDir: string) {
  useAppSecret(appSecret(dataDir, null))
  return databaseAt(dataDir, async (db) => {
    const { version } = await db
      .selectFrom('pageVersion')
      .select(({ fn }) => fn.max('version').as('version'))
      .where('slug', '=', 'stanovy')
      .executeTakeFirstOrThrow()
    const cards = await db
      .insertInto('member')
      .values(
        Array.from({ length: PEOPLE }, (_, index) => ({ firstName: 'Jan', lastName: `Jezdec ${index}` })),
      )
      .returning('id')
      .execute()
    const accounts = await db
      .insertInto('account')
      .values(
        cards.map(({ id }) => ({
          email: `jezdec${id}@klubovna.example`,
          role: 'Member' as const,
          memberId: id,
          confirmedRulesVersion: version,
          verifiedProfileAt: new Date(),
        })),
      )
      .returningAll()
      .execute()
    const riders: Rider[] = []
    for (const account of accounts) {
      const token = await createSession(db, account, { address: '127.0.0.1', userAgent: 'a test' })
      riders.push({ memberId: account.memberId ?? 0, token })
    }
    const { id: eventId } = await db
      .insertInto('event')
      .values({
        title: 'Posledních deset míst',
        kind: 'ride',
        startsAt: new Date(Date.now() + 30 * 86_400_000),
        capacity: PLACES,
        visibility: 'public',
        state: 'published',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { eventId, riders }
  })
}

async function myPlace(url: string, eventId: number, { token }: Rider): Promise<Place> {
  const response = await fetch(`${url}/api/events/${eventId}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { event } = (await response.json()) as { event: { myRegistration: Place } }
  return event.myRegistration
}

function registrations(dataDir: string, eventId: number) {
  return databaseAt(dataDir, (db) =>
    db
      .selectFrom('registration')
      .select(['memberId', 'status'])
      .where('eventId', '=', eventId)
      .where('status', '<>', 'cancelled')
      .orderBy('queuedAt')
      .orderBy('id')
      .execute(),
  )
}
