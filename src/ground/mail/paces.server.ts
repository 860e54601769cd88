import { sql } from 'kysely'
import { enqueue } from '../platform/jobs.server.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../tables/json.ts'
import { DEFAULT_LIMITS, type MailLimits, type MailUse } from './pace.ts'

/** How long a worker may take over one letter before another one believes it dead. */
export const LEASE_SECONDS = 120

export const LIMITS_KEY = 'mailLimits'

export type Pace = {
  readonly limits: MailLimits
  readonly used: MailUse
  /** The database's clock and the coming midnight in Prague. */
  readonly now: Date
  readonly midnight: Date
  /** How many times in a row the server was not reached, and when last. */
  readonly failures: number
  readonly failedAt: Date | null
  readonly inFlight: number
}

type PaceRow = MailUse & Omit<Pace, 'limits' | 'used'> & { readonly limits: Json }

/**
 * What is spent is counted from the moment the server had answered, so that no minute of the server's
 * own holds more than the limit, however slow the letter was. A letter on its way counts already; one
 * that never reached the server does not. Counted back as far as some limit looks: whoever has none does not look through the
 * whole day for each letter.
 */
export async function readPace(db: Db): Promise<Pace> {
  const { rows } = await sql<PaceRow>`
    with clock as materialized (
      select clock_timestamp() as now,
        (date_trunc('day', clock_timestamp() at time zone 'Europe/Prague') at time zone 'Europe/Prague') as today,
        ((date_trunc('day', clock_timestamp() at time zone 'Europe/Prague') + interval '1 day')
          at time zone 'Europe/Prague') as midnight
    ), kept as materialized (
      select ${JSON.stringify(DEFAULT_LIMITS)}::jsonb
        || coalesce((select value from club_setting where key = ${LIMITS_KEY}), '{}') as limits
    ), since as materialized (
      select least(
        case when limits->>'perMinute' is not null then now - interval '1 minute' end,
        case when limits->>'perHour' is not null then now - interval '1 hour' end,
        case when limits->>'perDay' is not null then today end,
        now) as at
      from clock, kept
    ), on_its_way as (
      select started_at from mail_attempt
      where finished_at is null and started_at > (select now from clock) - make_interval(secs => ${LEASE_SECONDS})
    ), spent as (
      select finished_at as at from mail_attempt
      where finished_at >= (select at from since) and outcome in ('sent', 'refused', 'postponed', 'unsure')
      union all select clock.now from on_its_way, clock
    ), streak as (
      select count(*)::int as failures, max(finished_at) as failed_at from mail_attempt
      where outcome = 'unreached' and id > coalesce((select id from mail_attempt
        where outcome in ('sent', 'refused', 'postponed', 'unsure', 'reached') order by id desc limit 1), 0)
    )
    select clock.now, clock.midnight, streak.failures, streak.failed_at as "failedAt", kept.limits,
      (select count(*)::int from spent where at > clock.now - interval '1 minute') as minute,
      (select count(*)::int from spent where at > clock.now - interval '1 hour') as hour,
      (select count(*)::int from spent where at >= clock.today) as day,
      (select count(*)::int from on_its_way) as "inFlight"
    from clock, kept, streak`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database told nothing about its mail')
  const { minute, hour, day, limits, ...rest } = row
  return { ...rest, used: { minute, hour, day }, limits: { ...DEFAULT_LIMITS, ...storedLimits(limits) } }
}

function storedLimits(value: Json): Partial<MailLimits> {
  const stored = asRecord(value)
  return Object.fromEntries(
    (['perMinute', 'perHour', 'perDay'] as const).flatMap((name) => {
      const limit = stored[name]
      return limit === null || (typeof limit === 'number' && limit >= 1) ? [[name, limit]] : []
    }),
  )
}

/** When the exhausted limits let the next letter through. */
export async function nextRoomAt(db: Db, { limits, used, midnight }: Pace): Promise<Date> {
  const waits = [
    ...(limits.perDay !== null && used.day >= limits.perDay ? [midnight] : []),
    ...(limits.perHour !== null && used.hour >= limits.perHour
      ? [await freedAt(db, limits.perHour, 3600)]
      : []),
    ...(limits.perMinute !== null && used.minute >= limits.perMinute
      ? [await freedAt(db, limits.perMinute, 60)]
      : []),
  ]
  return new Date(Math.max(0, ...waits.map((wait) => wait.getTime())))
}

/** The moment when so many of the last ones are old enough that there is room for one more. */
async function freedAt(db: Db, limit: number, seconds: number): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select coalesce(finished_at, clock_timestamp()) + make_interval(secs => ${seconds}) as at from mail_attempt
    where outcome in ('sent', 'refused', 'postponed', 'unsure') or finished_at is null
    order by coalesce(finished_at, 'infinity') desc offset ${limit - 1} limit 1`.execute(db)
  return rows[0]?.at ?? new Date(0)
}

/** Asks for one look at the queue at that time; of all who ask, one is enough. */
export async function wakeAt(tx: Db, at: Date): Promise<void> {
  const { rows } = await sql<{ at: Date }>`
    insert into mail_wake (at) values (${at})
    on conflict (one) do update set at = excluded.at
      where mail_wake.at < clock_timestamp() or mail_wake.at > excluded.at + interval '1 second'
    returning at`.execute(tx)
  if (rows.length > 0) await enqueue(tx, 'send-due-mail', {}, { startAfter: at })
}
