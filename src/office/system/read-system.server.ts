import { lateBy } from '../../ground/audit/sealer.server.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { doesKeepWord } from '../../ground/postgres/keeps-word.server.ts'
import { viewConnection } from '../../money/bank/view-bank.server.ts'
import { readConnection } from '../../money/bank/connections.server.ts'
import { findMailServer } from '../../ground/mail/mail-servers.server.ts'
import { readPace } from '../../ground/mail/paces.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { readDisk } from '../../ground/platform/disk.server.ts'
import { type FileStore, fileStore, StoreFault } from '../../ground/files/files.server.ts'
import { keptOnce } from '../../ground/platform/kept-once.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { surroundings } from '../../ground/platform/surroundings.server.ts'
import type { Db } from '../../tables.ts'
import { readPlan } from '../backup/plan.server.ts'
import type { QueueFacts, SystemFacts } from './system-state.ts'
import { readResult } from '../backup/task.ts'

type Context = Pick<RequestContext, 'db' | 'language' | 'today'>

/** Everything the state of the system is judged by, in a fixed number of questions. */
export async function readSystem(context: Context): Promise<SystemFacts> {
  const { db } = context
  const [disk, clockSkew, queue, heartbeat, mail, bank, plan, tasks, signIns, keepsWord, areFilesThere] =
    await Promise.all([
      readDisk(surroundings().dataDir),
      readClockSkew(db),
      readQueue(db),
      readHeartbeat(db),
      readMail(db),
      readBank(context),
      readPlan(db),
      readTasks(db),
      readSignIns(db),
      doesKeepWord(db),
      areFilesAnswering(),
    ])
  return { disk, clockSkew, queue, heartbeat, mail, bank, plan, ...tasks, signIns, keepsWord, areFilesThere }
}

async function readClockSkew(db: Db): Promise<number> {
  const before = now().getTime()
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
  const middle = (before + now().getTime()) / 2
  return (middle - (rows[0]?.at.getTime() ?? middle)) / 1000
}

/** What waits, what is being done and what failed in the last day, by kind of work. */
async function readQueue(db: Db): Promise<readonly QueueFacts[]> {
  const { rows } = await sql<QueueFacts>`
    select name,
      count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
      count(*) filter (where state = 'active')::int as active,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      extract(epoch from now() - min(start_after) filter (where state in ('created', 'retry') and start_after <= now()))::int as oldest
    from pgboss.job where state <> 'completed' group by name
    having count(*) filter (where state <> 'failed' or completed_on > now() - interval '1 day') > 0
    order by name`.execute(db)
  return rows
}

/** The schedule's own pulse: mail is looked after every minute. */
async function readHeartbeat(db: Db): Promise<number | null> {
  const { rows } = await sql<{ age: number | null }>`
    select extract(epoch from now() - max(completed_on))::int as age
    from pgboss.job where name = 'send-due-mail' and state = 'completed'`.execute(db)
  return rows[0]?.age ?? null
}

async function readMail(db: Db): Promise<SystemFacts['mail']> {
  const [server, pace, { rows }] = await Promise.all([
    findMailServer(db),
    readPace(db),
    sql<{ oldest: number | null; failed: number }>`
      select extract(epoch from now() - min(created_at) filter (where state in ('waiting', 'sending')))::int as oldest,
        count(*) filter (where state = 'failed' and created_at > now() - interval '1 day')::int as failed
      from mail where state in ('waiting', 'sending', 'failed')`.execute(db),
  ])
  return {
    hasServer: server !== null,
    failures: pace.failures,
    oldest: rows[0]?.oldest ?? null,
    failed: rows[0]?.failed ?? 0,
  }
}

async function readBank(context: Context): Promise<SystemFacts['bank']> {
  const [view, { lastSuccessAt }] = await Promise.all([viewConnection(context), readConnection(context.db)])
  return { state: view.state, age: ageOf(lastSuccessAt), tokenDays: view.token?.life?.days ?? null }
}

/** When each kind of the house's own work last went well, and whether the very last one did. */
async function readTasks(db: Db): Promise<Pick<SystemFacts, 'backup' | 'drill' | 'chain' | 'books'>> {
  const { rows } = await sql<{ kind: string; state: string; wellAt: Date | null; result: unknown }>`
    select distinct on (kind) kind, state,
      -- A look that failed has seen nothing: what was found before it stands.
      (select well.result from house_task well where well.kind = house_task.kind and well.state = 'done'
        order by id desc limit 1) as result,
      (select max(finished_at) from house_task well where well.kind = house_task.kind and well.state = 'done') as "wellAt"
    from house_task where state in ('done', 'failed') order by kind, id desc`.execute(db)
  const of = (kind: string) => rows.find((row) => row.kind === kind)
  const about = (kind: string) => ({
    age: ageOf(of(kind)?.wellAt ?? null),
    isFailed: of(kind)?.state === 'failed',
  })
  const chain = readResult('chain', of('chain')?.result)
  const late = await lateBy(db)
  return {
    backup: about('backup'),
    drill: about('drill'),
    chain: { age: about('chain').age, isBroken: (chain?.fault ?? null) !== null, late },
    books: {
      age: about('books').age,
      differences: readResult('books', of('books')?.result)?.differences ?? [],
    },
  }
}

/** Wrong passwords since yesterday, and who is shut out right now; a right one takes its count away. */
async function readSignIns(db: Db): Promise<SystemFacts['signIns']> {
  const { rows } = await sql<{ failed: number; locked: number }>`
    select coalesce(sum(hits), 0)::int as failed, count(*) filter (where hits >= 10 and resets_at > now())::int as locked
    from rate_limit where key like 'sign-in:%' and key not like 'sign-in:network:%'
      and resets_at > now() - interval '1 day'`.execute(db)
  return rows[0] ?? { failed: 0, locked: 0 }
}

function ageOf(at: Date | null): number | null {
  return at && Math.max(0, Math.round((now().getTime() - at.getTime()) / 1000))
}

/** What is worth knowing and cannot be wrong: versions and sizes. */
export async function readSizes(db: Db) {
  const [{ rows }, { rows: tables }, { rows: crons }, files] = await Promise.all([
    sql<{ server: string; size: number; migrations: number; last: string }>`
      select current_setting('server_version') as server, pg_database_size(current_database()) as size,
        count(*)::int as migrations, max(name) as last from schema_migration`.execute(db),
    sql<{ name: string; size: number; rows: number }>`
      select relname as name, pg_total_relation_size(oid) as size, greatest(reltuples, 0)::bigint as rows
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      order by 2 desc limit 6`.execute(db),
    sql<{ name: string; cron: string; age: number | null }>`
      select schedule.name, cron, (select extract(epoch from now() - max(completed_on))::int
        from pgboss.job where job.name = schedule.name and state = 'completed') as age
      from pgboss.schedule order by name`.execute(db),
    readFiles(),
  ])
  const [about] = rows
  return {
    server: about?.server ?? '',
    size: about?.size ?? 0,
    migrations: about?.migrations ?? 0,
    last: about?.last ?? '',
    tables,
    crons,
    files,
  }
}

const FRESH_MS = 10 * 60_000
const MOST_FILES = 200_000
type Counted = { readonly count: number; readonly bytes: number }
export type Files = Counted | 'far' | 'away'
const counted = keptOnce('counted-files', () => new WeakMap<FileStore, { files: Counted; at: number }>())

/** Walking through all files takes a while, so the answer is kept for ten minutes; a far store is not walked at all. */
async function readFiles(): Promise<Files> {
  if (surroundings().hasFarFiles) return 'far'
  const store = fileStore()
  const known = counted.get(store)
  if (known && performance.now() - known.at < FRESH_MS) return known.files
  const files = await countFiles(store).catch(whereAway('away'))
  if (files !== 'away') counted.set(store, { files, at: performance.now() })
  return files
}

async function countFiles(store: FileStore): Promise<Counted> {
  let [count, bytes] = [0, 0]
  for await (const key of store.list()) {
    count += 1
    bytes += (await store.size(key)) ?? 0
    if (count === MOST_FILES) break
  }
  return { count, bytes }
}

/** Nobody keeps anything there: whether it is missing can be told by a store that answers only. */
const NOBODYS = 'nobodys/file'
const PATIENCE_MS = 3000

/** A far store may be silent for half a minute; who looks how the house is does not wait for it. */
async function areFilesAnswering(): Promise<boolean> {
  const ended = new AbortController()
  const answered = fileStore()
    .size(NOBODYS)
    .then(() => true)
    .catch(whereAway(false))
  const silent = sleep(PATIENCE_MS, false, { signal: ended.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([answered, silent])
  } finally {
    ended.abort()
  }
}

const whereAway =
  <const Told>(told: Told) =>
  (error: unknown): Told => {
    if (error instanceof StoreFault) return told
    throw error
  }
