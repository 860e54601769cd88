import { PgBoss } from 'pg-boss'
import { startFioSimulator } from '../src/money/bank/fio-simulator.server.ts'
import { BROWSER } from '../test/house.ts'
import { pssOf } from '../test/pss.ts'
import { aMailServer } from '../test/smtp.ts'
import { until } from '../test/until.ts'
import { type ClubHouse, openClubHouse, openCluster } from './club-house.ts'
import { percentile } from './judge.ts'

const BANK_TOKEN = 'T'.repeat(64)
const MEMBERS = 20_000
const FEES = 5000
const NEXT = new Date().getFullYear() + 1
const REST_ROUNDS = 60
const PAGES = [
  ['Treasurer', '/admin/fees'],
  ['Treasurer', '/admin/fees/pending'],
  ['Treasurer', '/admin/fees/received'],
  ['Secretary', '/admin/members'],
  ['Member', '/admin'],
  ['Member', '/akce'],
] as const
// What comes by itself while the club sleeps.
const NIGHT = [
  'remind-by-itself',
  'tell-of-lapses',
  'tidy-up',
  'close-former',
  'keep-texts',
  'retention',
  'turn-mandates',
  'warn-about-token',
] as const
const TIMES = 2
const MORE_MEMORY = 1.25
const NIGHT_MS = 60_000

/** The Treasurer's year in a club of 20,000: pages while 5,000 fees and their letters are made, and how long the night takes. */
export async function benchYear(): Promise<boolean> {
  const cluster = await openCluster()
  const post = await aMailServer('accept')
  const bank = await startFioSimulator({
    token: BANK_TOKEN,
    betweenCalls: 0,
    ledger: () => Promise.resolve({ movements: [], closingBalance: 0 }),
  })
  const env = {
    SMTP_URL: post.url,
    MAIL_FROM: 'klub@bench.test',
    FIO_TOKEN: BANK_TOKEN,
    FIO_URL: bank.url.href,
  }
  const house = await openClubHouse(cluster, { members: MEMBERS, env })
  const keeps = [await benchRun(house), await benchNight(house)]
  await house.close()
  await bank.close()
  await post.close()
  await cluster.close()
  return keeps.every(Boolean)
}

async function benchRun(house: ClubHouse): Promise<boolean> {
  await setting(house, 'mailLimits', { perMinute: null, perHour: null, perDay: null })
  await house.pool.query(
    `delete from payment where period = $1 and not exists (select from allocation where payment_id = payment.id)`,
    [NEXT],
  )
  const rest = new Map(PAGES.map(([, path]) => [path, [] as number[]]))
  const busy = new Map(PAGES.map(([, path]) => [path, [] as number[]]))
  for (let round = 0; round < REST_ROUNDS + 5; round += 1) await askAll(house, round < 5 ? null : rest)
  const before = pssOf(house.child.pid ?? 0)
  const answer = await fetch(`${house.url}/api/fees/generate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${house.tokens.Treasurer}`, 'content-type': 'application/json' },
    body: JSON.stringify({ limit: FEES, period: NEXT }),
  })
  const { batch } = (await answer.json()) as { batch: { id: number } }
  const startedAt = performance.now()
  let most = before
  while (
    (await count(
      house,
      `select count(*)::int as n from batch where id = ${batch.id} and status = 'running'`,
    )) > 0
  ) {
    await askAll(house, busy)
    most = Math.max(most, pssOf(house.child.pid ?? 0))
  }
  const seconds = (performance.now() - startedAt) / 1000
  const made = await count(house, `select count(*)::int as n from payment where period = ${NEXT}`)
  console.log(
    `${made} fees with letters in ${seconds.toFixed(0)} s; memory ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
  )
  let holds = most <= before * MORE_MEMORY
  for (const [, path] of PAGES) {
    const [quiet, loud] = [percentile(rest.get(path) ?? [], 0.99), percentile(busy.get(path) ?? [], 0.99)]
    const isKept = loud <= quiet * TIMES
    holds &&= isKept
    console.log(
      `${path}: p99 ${quiet.toFixed(0)} ms at rest, ${loud.toFixed(0)} ms meanwhile (${busy.get(path)?.length} times) ${isKept ? 'holds' : 'DOES NOT HOLD'}`,
    )
  }
  return holds
}

async function askAll(house: ClubHouse, into: ReadonlyMap<string, number[]> | null): Promise<void> {
  for (const [who, path] of PAGES) {
    const startedAt = performance.now()
    const page = await fetch(house.url + path, {
      headers: { ...BROWSER, cookie: `session_token=${house.tokens[who]}` },
    })
    await page.arrayBuffer()
    into?.get(path)?.push(performance.now() - startedAt)
  }
}

async function benchNight(house: ClubHouse): Promise<boolean> {
  // Everybody owes since long ago, and reminders go by themselves.
  await house.pool.query(`update payment set due_on = current_date - 40 where status = 'DUE'`)
  await setting(house, 'reminders', { byThemselves: true })
  const boss = new PgBoss(house.database)
  await boss.start()
  let all = 0
  for (const name of NIGHT) {
    const id = await boss.send(name, {})
    const isDone = async () =>
      (await count(
        house,
        `select count(*)::int as n from pgboss.job where id = '${id}' and state in ('completed', 'failed')`,
      )) > 0
    await until(isDone, { within: 300_000, every: 100 })
    const { rows } = await house.pool.query(
      `select state, extract(epoch from completed_on - started_on) * 1000 as ms from pgboss.job where id = $1`,
      [id],
    )
    const ms = Number(rows[0].ms)
    all += ms
    console.log(`${name}: ${ms.toFixed(0)} ms ${rows[0].state}`)
  }
  await boss.stop({ graceful: false })
  const listed = await count(house, 'select count(*)::int as n from reminder_plan_item')
  // Lists are made from four in the morning on: before that the longest work of the night is not there to be measured.
  const holds = all <= NIGHT_MS && listed > 0
  console.log(
    `the night over ${MEMBERS} members: ${(all / 1000).toFixed(1)} s, ${listed} listed to be reminded (limit 60 s) ${holds ? 'holds' : 'DOES NOT HOLD'}`,
  )
  return holds
}

async function count({ pool }: ClubHouse, query: string): Promise<number> {
  return (await pool.query(query)).rows[0].n
}

async function setting({ pool }: ClubHouse, key: string, value: object): Promise<void> {
  await pool.query(
    `insert into club_setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  )
}
