import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../../src/ground/platform/secret.server.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../src/ground/postgres/embedded-postgres.server.ts'
import type { Db } from '../../src/tables.ts'
import { someone } from '../club.ts'
import { newcomers, runOf } from '../fee-run.ts'
import { aFolder, BROWSER, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { anObjectStore, type ObjectStore } from '../object-store.ts'
import { aMailServer } from '../smtp.ts'
import { until } from '../until.ts'
import { aBalancerThatDoubles, aWireThatBreaks } from './bad-parts.ts'
import { aTreasurer, call, inDatabase, keepWriting, missingOrDoubled, SECRET } from './machines.ts'
import { describeWith } from './parts.ts'

const PEOPLE = 200
const PLACES = 150
const PAPERS = 12
const FAKED = '/usr/$LIB/faketime/libfaketimeMT.so.1'

/** Everybody with a card, an account and a session. */
async function theWholeClub(db: Db): Promise<readonly string[]> {
  const cards = await newcomers(db, PEOPLE)
  const accounts = await db
    .insertInto('account')
    .values(
      cards.map((memberId, index) => ({
        email: `jezdec${index}@klub.test`,
        role: 'Member' as const,
        memberId,
        confirmedRulesVersion: 1,
        verifiedProfileAt: new Date(),
      })),
    )
    .returning('id')
    .execute()
  const tokens = accounts.map(({ id }) => `token-of-account-${id}-of-the-working-day`)
  await db
    .insertInto('session')
    .values(
      accounts.map(({ id }, index) => ({
        accountId: id,
        tokenHash: sha256(tokens[index] ?? ''),
        address: '127.0.0.1',
        userAgent: 'a test',
        expiresAt: sql<Date>`now() + interval '1 day'`,
      })),
    )
    .execute()
  return tokens
}

describeWith(['faketime'], 'a working day of two hundred people among bad parts', () => {
  const folder = aFolder()
  const houses: RunningHouse[] = []
  let postgres: EmbeddedPostgres
  let store: ObjectStore
  let mail: Awaited<ReturnType<typeof aMailServer>>
  let wire: Awaited<ReturnType<typeof aWireThatBreaks>>
  let balancer: Awaited<ReturnType<typeof aBalancerThatDoubles>>
  const database = () => postgres.url('postgres')

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      folder: join(folder, 'pg18'),
      throwAway: true,
      maxConnections: 120,
    })
    store = await anObjectStore()
    mail = await aMailServer()
    wire = await aWireThatBreaks(database())
    // One machine an hour ahead of the database, the other more than two days behind it.
    for (const clock of ['+1h', '-50h']) houses.push(await open(clock))
    balancer = await aBalancerThatDoubles(houses.map(({ url }) => url))
  })
  afterAll(async () => {
    balancer.close()
    for (const house of houses) {
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
    }
    wire.close()
    await postgres.stop()
    await mail.close()
    store.close()
    removeFolder(folder)
  })

  function open(clock: string): Promise<RunningHouse> {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = store.bucket('klub')
    return startHouse({
      env: {
        DATABASE_URL: wire.url,
        APP_SECRET: SECRET,
        SMTP_URL: mail.url,
        MAIL_FROM: 'klub@klub.test',
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        LD_PRELOAD: FAKED,
        FAKETIME: clock,
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    })
  }

  const textOf = (number: number) => `Zápis číslo ${number}. `.repeat(500)

  /** Hands it in once; nobody knows of one that was not acknowledged. */
  async function handIn(token: string, number: number): Promise<number | null> {
    const facts = new URLSearchParams({
      title: `Zápis ${number}`,
      kind: 'minutes',
      datedOn: '2026-01-12',
      audience: 'officers',
      fileName: 'z.txt',
    })
    const answer = await fetch(`${balancer.url}/api/documents?${facts}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: textOf(number),
    })
    const said = (await answer.json().catch(() => null)) as { document?: { id: number } } | null
    return answer.status === 201 ? (said?.document?.id ?? null) : null
  }

  async function paper(token: string, id: number): Promise<string | null> {
    const file = await fetch(`${balancer.url}/api/documents/${id}/file`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const text = await file.text().catch(() => null)
    return file.status === 200 ? text : null
  }

  test('clocks an hour ahead and two days behind, commits cut in half, letters taken without a word, half files, doubled requests: nothing is lost or doubled', async () => {
    const riders = await inDatabase(database(), theWholeClub)
    const treasurer = await inDatabase(database(), aTreasurer)
    const secretary = (await inDatabase(database(), (db) => someone(db, 'Secretary'))).token
    const payers = await inDatabase(database(), (db) => newcomers(db, 100))
    const owing = await inDatabase(database(), (db) => newcomers(db, 100))
    const { id: ride } = await inDatabase(database(), (db) =>
      db
        .insertInto('event')
        .values({
          kind: 'ride',
          title: 'Zahájení sezóny',
          state: 'published',
          visibility: 'members',
          capacity: PLACES,
          startsAt: sql<Date>`now() + interval '30 days'`,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    )
    const refused: string[] = []
    /** Until it is acknowledged, with the same key, as the screens do. */
    const insist = async (path: string, token: string, body: object) => {
      const key = randomUUID()
      let json: unknown
      await until(
        async () => {
          const said = await call(balancer.url, path, { token, key, body })
          json = said.json
          if (said.status >= 300) refused.push(`${path} ${said.status}`)
          return said.status >= 200 && said.status < 300
        },
        { within: 240_000 },
      )
      return json
    }
    const lookAround = async (token: string) => {
      for (const path of ['/', '/api/members', '/api/events'])
        await fetch(`${balancer.url}${path}`, { headers: { ...BROWSER, authorization: `Bearer ${token}` } })
          .then((page) => page.arrayBuffer())
          .catch(() => null)
    }

    Object.assign(wire.mood, { breaksEach: 30 })
    Object.assign(balancer.mood, { doubles: true })
    Object.assign(mail.mood, { behaviour: 'die-after-data' })
    const reads = { all: 0, half: 0 }
    store.halves = () => {
      reads.all += 1
      if (reads.all % 2 === 1) reads.half += 1
      return reads.all % 2 === 1
    }
    const writing = keepWriting(balancer.url, treasurer, payers, 3)
    const started = (await insist('/api/fees/generate', treasurer, { memberIds: owing })) as {
      batch: { id: number }
    }
    const papers = new Map<number, number>()
    const partOfDocuments = async () => {
      for (let number = 0; number < PAPERS; number += 1) {
        const id = await handIn(secretary, number)
        if (id === null) continue
        papers.set(id, number)
        const text = await paper(secretary, id)
        // Whole or not at all: half a file that looks whole would be believed.
        expect([null, textOf(number)]).toContain(text)
      }
    }
    const partOfRiders = async (lane: number) => {
      for (let index = lane; index < PEOPLE; index += 10) {
        await lookAround(riders[index] ?? '')
        await insist(`/api/events/${ride}/register`, riders[index] ?? '', {})
      }
    }
    await Promise.all([partOfDocuments(), ...Array.from({ length: 10 }, (_, lane) => partOfRiders(lane))])
    await until(() => mail.received.length > 5)

    Object.assign(wire.mood, { breaksEach: 0 })
    Object.assign(balancer.mood, { doubles: false })
    Object.assign(mail.mood, { behaviour: 'accept' })
    store.halves = () => false
    await writing.stop()
    const runIsOver = async () =>
      (await runOf(balancer.url, treasurer, started.batch.id)).status !== 'running'
    await until(runIsOver, { within: 120_000 })
    // What waits for its next turn need not wait for it here.
    const nothingWaits = async () =>
      inDatabase(database(), async (db) => {
        await sql`update mail set next_attempt_at = clock_timestamp() where state = 'waiting' and next_attempt_at > clock_timestamp()`.execute(
          db,
        )
        const left = await db
          .selectFrom('mail')
          .select('id')
          .where('state', 'in', ['waiting', 'sending'])
          .execute()
        return left.length === 0
      })
    await until(nothingWaits, { within: 240_000, every: 1000 })

    const told = { broken: wire.mood.broken, doubled: balancer.mood.doubled, half: reads.half }
    process.stdout.write(
      `the day: ${JSON.stringify({ ...told, refused: refused.length + writing.refused.length, paid: writing.acknowledged.length, letters: mail.received.length })}\n`,
    )
    expect(told.broken).toBeGreaterThan(20)
    expect(told.doubled).toBeGreaterThan(PEOPLE)
    expect(told.half).toBeGreaterThan(1)

    await inDatabase(database(), async (db) => {
      const places = await db
        .selectFrom('registration')
        .select(['memberId', 'status'])
        .where('eventId', '=', ride)
        .execute()
      expect([places.length, new Set(places.map(({ memberId }) => memberId)).size]).toEqual([PEOPLE, PEOPLE])
      expect(places.filter(({ status }) => status === 'registered').length).toBe(PLACES)
      const fees = await db.selectFrom('payment').select('id').where('memberId', 'in', owing).execute()
      expect(fees.length).toBe(owing.length)
      const letters = await db.selectFrom('mail').select(['state', 'possiblySent', 'messageId']).execute()
      expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(['sent']))
      const copies = Map.groupBy(mail.received, ({ messageId }) => messageId.split('@')[0])
      // One that came again came under its own number, and is marked.
      expect(copies.size).toBe(letters.length)
      const marked = letters.filter(({ possiblySent }) => possiblySent).length
      expect([...copies.values()].filter((all) => all.length > 1).length).toBeLessThanOrEqual(marked)
    })
    expect(await runOf(balancer.url, treasurer, started.batch.id)).toMatchObject({
      status: 'success',
      successful: owing.length,
      failed: 0,
    })
    expect(await missingOrDoubled(database(), payers, writing)).toEqual([])
    for (const [id, number] of papers) expect(await paper(secretary, id)).toBe(textOf(number))
    const kept = await inDatabase(database(), (db) =>
      db.selectFrom('documentVersion').select('fileKey').execute(),
    )
    expect(kept.filter(({ fileKey }) => !store.objects.has(`/klub/${fileKey}`))).toEqual([])
    expect(papers.size).toBeGreaterThan(0)
  })
})
