import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { openDatabase } from '../../src/ground/postgres/database.server.ts'
import type { Db } from '../../src/tables.ts'
import { someone } from '../club.ts'
import { newcomers } from '../fee-run.ts'
import { BROWSER } from '../house.ts'
import { until } from '../until.ts'

export const SECRET = 'one secret shared by all of the instances'
export const PASSWORD = 'heslo mnoha počítačů'

/** A file of deploy/ as it lies there, with what differs here put in; each must be there to be replaced. */
export function example(name: string, changes: Readonly<Record<string, string>>): string {
  const lying = readFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8')
  return Object.entries(changes).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`deploy/${name} says nothing of ${from}`)
    return text.replaceAll(from, to)
  }, lying)
}

/** Looks into the database itself, past whatever stands in front of it. */
export async function inDatabase<Result>(url: string, look: (db: Db) => Promise<Result>): Promise<Result> {
  const { db, close } = openDatabase(url, { max: 2 })
  try {
    return await look(db)
  } finally {
    await close()
  }
}

/** A club that can ask for money, and who does it: the token of his session. */
export async function aTreasurer(db: Db): Promise<string> {
  await db.insertInto('clubSetting').values({ key: 'bank', value: '{"account":"2900000021/2010"}' }).execute()
  await newcomers(db, 40)
  return (await someone(db, 'Treasurer', { email: 'pokladnik@klub.test', password: PASSWORD })).token
}

/** Until somebody listens there. */
export function untilOpen(port: number): Promise<void> {
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  return until(isOpen, { every: 50 })
}

type Said = { readonly status: number; readonly json: unknown }
type Asking = { readonly token?: string; readonly body?: object; readonly key?: string }

/** One call of the API; 0 where nobody answered. */
export async function call(url: string, path: string, { token, body, key }: Asking = {}): Promise<Said> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => null)
  return { status: response?.status ?? 0, json: (await response?.json().catch(() => null)) ?? null }
}

export type Writing = {
  /** Purposes of the payments that were acknowledged, in order. */
  readonly acknowledged: readonly string[]
  /** Whatever else was answered, 0 for nothing at all. */
  readonly refused: readonly number[]
  /** The longest anybody waited for his payment, all his tries together, in milliseconds. */
  readonly longest: () => number
  readonly stop: () => Promise<void>
}

/** Officers who write payments one after another; whoever is not answered tries again with the same key, as the screens do. */
export function keepWriting(url: string, token: string, members: readonly number[], lanes = 3): Writing {
  const acknowledged: string[] = []
  const refused: number[] = []
  const over = new AbortController()
  let longest = 0
  const write = async (lane: number) => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const purpose = `Platba ${lane}/${turn}`
      // A person has so many numbers of payments a year.
      const memberId = members[(turn * lanes + lane) % members.length]
      const asking = { token, key: randomUUID(), body: { type: '1', purpose, amount: 100 } }
      const begun = performance.now()
      await until(async () => {
        const { status } = await call(url, `/api/payments/${memberId}/payment`, asking)
        if (status !== 201) refused.push(status)
        return status === 201
      })
      longest = Math.max(longest, performance.now() - begun)
      acknowledged.push(purpose)
    }
  }
  const writing = Promise.allSettled(Array.from({ length: lanes }, (_, lane) => write(lane)))
  return {
    acknowledged,
    refused,
    longest: () => longest,
    stop: async () => {
      over.abort()
      for (const lane of await writing) if (lane.status === 'rejected') throw lane.reason
    },
  }
}

/** What of it is in the database: nothing acknowledged is missing, and nothing is there twice. */
export async function missingOrDoubled(
  url: string,
  members: readonly number[],
  { acknowledged }: Writing,
): Promise<readonly string[]> {
  const rows = await inDatabase(url, (db) =>
    db
      .selectFrom('payment')
      .select('purpose')
      .where('memberId', 'in', members)
      .where('type', '=', '1')
      .execute(),
  )
  const there = rows.map(({ purpose }) => purpose ?? '')
  const doubled = there.filter((purpose, index) => there.indexOf(purpose) < index)
  return [...acknowledged.filter((purpose) => !there.includes(purpose)), ...doubled]
}

/** People who read, one page after another; whatever they get but 200, and the longest anybody waited for a page. */
export function keepReading(url: string, token: string) {
  const refused: string[] = []
  const over = new AbortController()
  let [longest, pages] = [0, 0]
  const read = async (path: string) => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      const answer = await fetch(`${url}${path}`, {
        headers: { ...BROWSER, authorization: `Bearer ${token}` },
      }).catch(() => null)
      const text = await answer?.text().catch(() => null)
      if (answer?.status !== 200 || !text) refused.push(`${path} ${answer?.status ?? 0}`)
      longest = Math.max(longest, performance.now() - begun)
      pages += 1
    }
  }
  const reading = Promise.all(['/', '/api/members', '/api/fees/pending', '/akce'].map(read))
  return {
    refused,
    pages: () => pages,
    longest: () => longest,
    stop: async () => {
      over.abort()
      await reading
    },
  }
}
