import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pragueMoment } from '../../src/ground/values/moment.ts'
import { newcomers, type RunNumbers, runOf } from '../fee-run.ts'
import { aClub, freePort, login, removeFolder, startHouse } from '../house.ts'
import { databaseAt } from '../house-database.ts'
import { dice, isLong } from '../storm.ts'
import { until } from '../until.ts'

const PEOPLE = 300
const HALF = PEOPLE / 2
const CUTS = 10
const PATIENCE = { within: 120_000, every: 200 }

type Answer = { readonly status: number; readonly json: Readonly<Record<string, never>> }

// Ten cuts and eleven starts of a house: walked by `npm run storms`.
test.runIf(isLong)(
  'a day of everything at once with the house killed and restarted in the middle: each is done once, none fails, none is stuck',
  async () => {
    const [dataDir, port, random] = [aClub(), await freePort(), dice(20261118)]
    let house = await startHouse({ dataDir, port })
    const officer = await login(house.url, 'webmaster')
    const treasurer = await login(house.url, 'treasurer')
    const ids = await databaseAt(dataDir, peopleOfTheDay)
    // A card somebody else has changed is not taken back: the numbers go to others.
    const [tagged, numbered] = [ids.slice(0, HALF), ids.slice(HALF)]
    const ask = async (
      method: string,
      path: string,
      token: string,
      body?: object | string,
    ): Promise<Answer> =>
      fetch(`${house.url}${path}`, {
        method,
        headers: {
          'content-type': typeof body === 'string' ? 'text/csv' : 'application/json',
          'idempotency-key': `${method} ${path}`,
          authorization: `Bearer ${token}`,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
        .then(async (answer) => ({ status: answer.status, json: (await answer.json()) as Answer['json'] }))
        .catch(() => ({ status: 0, json: {} }))
    /** As a person does it: who heard nothing, or found a full house, sends the same again. */
    const heard = async (...said: Parameters<typeof ask>): Promise<Answer> => {
      let answer = await ask(...said)
      await until(async () => {
        const isHeld = (answer.json as { code?: string }).code === 'request_in_progress'
        if (![0, 429, 503].includes(answer.status) && !isHeld) return true
        answer = await ask(...said)
        return false
      }, PATIENCE)
      return answer
    }
    const startRun = async (path: string, token: string, body?: object): Promise<number> => {
      const { status, json } = await heard('POST', path, token, body)
      expect([path, status]).toEqual([path, 202])
      return (json as unknown as { batch: { id: number } }).batch.id
    }
    const sheet = await anImport(heard, officer)
    const meeting = await anOpenMeeting(heard, officer)

    const changed = await startRun('/api/members/change', officer, {
      ids: tagged,
      change: { addTags: ['Bouře'] },
    })
    const runs = [
      changed,
      await startRun('/api/hog/approve', officer, {
        items: numbered.map((memberId, at) => ({
          memberId,
          hogNumber: `CZ77${1000 + at}`,
          expiresOn: '2028-05-01',
        })),
      }),
      await startRun('/api/fees/generate', treasurer, { memberIds: ids }),
    ]
    const imported = heard('POST', `/api/imports/${sheet.id}/run`, officer, { expected: sheet.digest })
    const came = ids.map(
      (memberId) => () =>
        heard('POST', `/api/meetings/${meeting.id}/presence`, officer, {
          act: 'came',
          memberId,
          id: crypto.randomUUID(),
        }),
    )
    const arrived = oneByOne(came)
    const papers = endless(async () => {
      const answer = await fetch(`${house.url}/api/members/export.xlsx`, {
        headers: { authorization: `Bearer ${officer}` },
      })
      return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength }
    })

    const numbersOf = (id: number): Promise<RunNumbers | null> =>
      runOf(house.url, id === runs[2] ? treasurer : officer, id).catch(() => null)
    const exits: (number | null)[] = []
    let undone = 0
    for (let cut = 0; cut < CUTS; cut += 1) {
      for (let left = 1 + random() * 18; left > 0; left -= 1) await Promise.all(runs.map(numbersOf))
      if (undone === 0 && (await numbersOf(changed))?.status === 'success') {
        undone = await startRun(`/api/members/change/${changed}/undo`, officer)
        runs.push(undone)
      }
      await house.kill(cut % 2 === 0 ? 'SIGKILL' : 'SIGTERM')
      exits.push(house.child.exitCode)
      house = await startHouse({ dataDir, port })
    }
    if (undone === 0) {
      await until(async () => (await numbersOf(changed))?.status === 'success', PATIENCE)
      undone = await startRun(`/api/members/change/${changed}/undo`, officer)
      runs.push(undone)
    }
    await until(
      async () => (await Promise.all(runs.map(numbersOf))).every((one) => one && one.status !== 'running'),
      PATIENCE,
    )
    const { json: counts } = await imported
    const presences = await arrived
    const exported = await papers.stop()

    for (const run of await Promise.all(runs.map(numbersOf)))
      expect(run).toMatchObject({ status: 'success', successful: run?.total, failed: 0 })
    expect(exits.filter((_, cut) => cut % 2 === 1).every((code) => code === 0)).toBe(true)
    expect(counts).toMatchObject({ counts: { create: PEOPLE, error: 0 } })
    expect(new Set(presences.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(exported.filter(({ status }) => status === 200).map(({ bytes }) => bytes > 4000))).toEqual(
      new Set([true]),
    )
    expect(await databaseAt(dataDir, (db) => lookInside(db, ids, meeting.id))).toEqual({
      tagged: 0,
      numbers: HALF,
      payments: PEOPLE,
      letters: PEOPLE,
      imported: PEOPLE,
      present: PEOPLE,
      lost: 0,
      running: 0,
    })
    await house.kill('SIGTERM')
    removeFolder(dataDir)
  },
)

type Db = Parameters<Parameters<typeof databaseAt>[1]>[0]

/** A third of them have no address: they are written to on paper. */
async function peopleOfTheDay(db: Db): Promise<readonly number[]> {
  const ids = await newcomers(db, PEOPLE)
  await db
    .updateTable('member')
    .set({ approvedAt: new Date('2020-01-01'), memberSince: '2020-01-01' })
    .where('id', 'in', ids)
    .execute()
  await db
    .updateTable('member')
    .set({ email: null })
    .where('id', 'in', ids.slice(0, PEOPLE / 3))
    .execute()
  return ids
}

type Heard = (
  method: string,
  path: string,
  token: string,
  body?: object | string,
) => Promise<{ readonly status: number; readonly json: object }>

async function anImport(heard: Heard, token: string): Promise<{ id: number; digest: string }> {
  const lines = Array.from(
    { length: PEOPLE },
    (_, at) => `Bouřlivý${at};Řehoř;boure${at}@klub.test;1. 9. 2015`,
  )
  const sent = await heard(
    'POST',
    '/api/imports?fileName=klub.csv',
    token,
    ['Příjmení;Jméno;E-mail;Člen od', ...lines].join('\r\n'),
  )
  const { id } = (sent.json as { import: { id: number } }).import
  const check = await heard('GET', `/api/imports/${id}/check`, token)
  return { id, digest: (check.json as { digest: string }).digest }
}

async function anOpenMeeting(heard: Heard, token: string): Promise<{ id: number }> {
  const made = await heard('POST', '/api/meetings', token, {
    title: 'Schůze v bouři',
    startsAt: pragueMoment(new Date(Date.now() + 5 * 60_000)),
    place: 'Klubovna',
  })
  const { id } = made.json as { id: number }
  await heard('POST', `/api/meetings/${id}/points`, token, {
    kind: 'decide',
    title: 'Kamna',
    wording: 'Ano.',
  })
  await heard('POST', `/api/meetings/${id}/call`, token, { shortNoticeReason: 'Bouře.' })
  expect((await heard('POST', `/api/meetings/${id}/open`, token)).status).toBe(200)
  return { id }
}

async function oneByOne<Result>(works: readonly (() => Promise<Result>)[]): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const work of works) results.push(await work())
  return results
}

/** Again and again until it is stopped; what was cut off is left out. */
function endless<Result>(work: () => Promise<Result>) {
  const results: Result[] = []
  const ending = new AbortController()
  const going = (async () => {
    while (!ending.signal.aborted)
      await work()
        .then((one) => results.push(one))
        .catch(() => undefined)
  })()
  return {
    stop: async () => {
      ending.abort()
      await going
      return results
    },
  }
}

async function lookInside(db: Db, ids: readonly number[], meetingId: number) {
  const { rows } = await sql<Readonly<Record<string, number>>>`
    select (select count(*)::int from member_tag join tag on tag.id = tag_id where tag.name = 'Bouře' and member_id = any(${[...ids]}::int[])) as tagged,
      (select count(*)::int from member where hog_number like 'CZ77%' and id = any(${[...ids]}::int[])) as numbers,
      (select count(*)::int from payment where member_id = any(${[...ids]}::int[])) as payments,
      (select count(*)::int from mail where member_id = any(${[...ids]}::int[]) and template like 'payment%')
        + (select count(*)::int from paper_letter where member_id = any(${[...ids]}::int[])) as letters,
      (select count(*)::int from member where email like 'boure%@klub.test') as imported,
      (select count(*)::int from meeting_presence where meeting_id = ${meetingId} and member_id = any(${[...ids]}::int[])) as present,
      (select count(*)::int from pgboss.job where state = 'failed') as lost,
      (select count(*)::int from batch where status = 'running') as running`.execute(db)
  return rows[0]
}
