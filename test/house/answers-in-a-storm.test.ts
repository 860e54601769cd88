import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { answerTokenOf, openEventLinks } from '../../src/ground/mail/answer-links.server.ts'
import { appSecret } from '../../src/ground/platform/secret-file.server.ts'
import { useAppSecret } from '../../src/ground/platform/secret.server.ts'
import { aClub, BROWSER, freePort, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { moments } from '../storm.ts'
import { until } from '../until.ts'

const PEOPLE = moments(60, 400)
const DAY = 86_400_000

type Invited = { readonly memberId: number; readonly token: string; readonly answer: 'yes' | 'no' }

test('answers by link from everybody at once and a kill -9 in the middle: none is lost, none doubled', async () => {
  const [dataDir, port] = [aClub(), await freePort()]
  // Each comes from a network of his own, as people do.
  const env = { TRUST_PROXY: '1' }
  const first = await startHouse({ dataDir, port, env })
  const { eventId, invited } = await prepare(dataDir)
  let answered = 0
  const send = ({ token, answer }: Invited, index: number) =>
    fetch(`${first.url}/o/${token}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...BROWSER,
        origin: first.url,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.${Math.floor(index / 250)}.${index % 250}.1`,
      },
      body: new URLSearchParams({ intent: answer }).toString(),
    }).then(
      ({ status }) => {
        answered += 1
        return status
      },
      () => 0,
    )

  const weight = await weigh(first.url, `/o/${invited[0]?.token}`)
  const storm = invited.map(send)
  await until(() => answered >= PEOPLE / 4)
  await first.kill('SIGKILL')
  const cut = await Promise.all(storm)
  const second = await startHouse({ dataDir, port, env })
  const kept = await answersOf(dataDir, eventId)
  // Who heard nothing taps again; who did hear does not.
  const unheard = invited.filter((_, index) => cut[index] === 0)
  const again = await Promise.all(unheard.map(send))
  const told = await answersOf(dataDir, eventId)
  await second.kill('SIGTERM')
  removeFolder(dataDir)

  // The page and all it asks for, as it comes over the air; no script among it.
  expect(weight).toBeLessThanOrEqual(40_000)
  expect(new Set(cut)).toEqual(new Set([0, 303]))
  expect(new Set(again)).toEqual(new Set([303]))
  // Whatever was heard to be done is there after the kill.
  const heard = invited.filter((_, index) => cut[index] === 303)
  expect(heard.filter(({ memberId }) => !kept.places.has(memberId))).toEqual([])
  expect(new Map(invited.map(({ memberId, answer }) => [memberId, answer]))).toEqual(told.places)
  expect(told.rows).toBe(PEOPLE)
  // Each who goes has one letter about his place, whether he tapped once or twice.
  const going = invited.filter(({ answer }) => answer === 'yes').map(({ memberId }) => memberId)
  expect(told.letters.toSorted((one, other) => one - other)).toEqual(going)
})

/** A page with its styles, pressed as a browser asks for it. */
async function weigh(url: string, path: string): Promise<number> {
  const page = await (await fetch(`${url}${path}`, { headers: BROWSER })).text()
  expect(page).not.toContain('<script')
  const parts = [...page.matchAll(/<link[^>]+rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? '',
  )
  const sizes = await Promise.all([path, ...parts].map((part) => sizeOf(url + part)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** What comes over the wire; `fetch` would hand it over unpressed. */
function sizeOf(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { ...BROWSER, 'accept-encoding': 'br, gzip' } }, (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => (size += chunk.length))
      answer.on('end', () => resolve(size))
    }).on('error', reject)
  })
}

function prepare(dataDir: string) {
  useAppSecret(appSecret(dataDir, null))
  return databaseAt(dataDir, async (db) => {
    const cards = await db
      .insertInto('member')
      .values(
        Array.from({ length: PEOPLE }, (_, index) => ({
          firstName: 'Jan',
          lastName: `Pozvaný ${index}`,
          email: `pozvany${index}@klubovna.example`,
        })),
      )
      .returning(['id', 'email'])
      .execute()
    const startsAt = new Date(Date.now() + 30 * DAY)
    const { id: eventId } = await db
      .insertInto('event')
      .values({ title: 'Kdo jede', kind: 'ride', startsAt, visibility: 'public', state: 'published' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const mails = await db
      .insertInto('mail')
      .values(
        cards.map(({ id, email }) => ({
          template: 'event-invitation',
          toAddress: email ?? '',
          language: 'cs' as const,
          params: '{}',
          messageId: `<${randomUUID()}@klubovna>`,
          memberId: id,
          state: 'sent' as const,
          sentAt: new Date(),
        })),
      )
      .returning(['id', 'memberId'])
      .execute()
    const mailOf = new Map(mails.map(({ id, memberId }) => [memberId ?? 0, id]))
    await openEventLinks(db, { purpose: 'event', eventId, until: startsAt, mailOf })
    const invited: Invited[] = []
    for (const [memberId, mailId] of [...mailOf].toSorted(([one], [other]) => one - other)) {
      const token = (await answerTokenOf(db, { mailId, purpose: 'event' })) ?? ''
      invited.push({ memberId, token, answer: invited.length % 3 === 2 ? 'no' : 'yes' })
    }
    return { eventId, invited }
  })
}

/** What each said, how many rows say so, and whose letters about a place there are. */
function answersOf(dataDir: string, eventId: number) {
  return databaseAt(dataDir, async (db) => {
    const rows = await db
      .selectFrom('registration')
      .select(['memberId', 'status'])
      .where('eventId', '=', eventId)
      .execute()
    const letters = await db
      .selectFrom('mail')
      .select('memberId')
      .where('template', '=', 'event-registered')
      .where('createdAt', '>', new Date(Date.now() - DAY / 24))
      .execute()
    const said = (status: string) => (status === 'cancelled' ? ('no' as const) : ('yes' as const))
    const own = new Set(rows.map(({ memberId }) => memberId))
    return {
      rows: rows.length,
      places: new Map(rows.map(({ memberId, status }) => [memberId ?? 0, said(status)])),
      letters: letters.flatMap(({ memberId }) => (own.has(memberId) ? (memberId ?? []) : [])),
    }
  })
}
