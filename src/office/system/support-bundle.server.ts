import { arch, cpus, platform, release, totalmem } from 'node:os'
import { sql } from 'kysely'
import { now } from '../../ground/platform/clock.server.ts'
import { SETTING_NAMES } from '../../ground/platform/config.server.ts'
import { readErrors } from '../../ground/platform/last-errors.server.ts'
import { klubovnaVersion } from '../../ground/platform/version.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { readSizes, readSystem } from './read-system.server.ts'
import { levelsOf } from './system-state.ts'

const MOST_ERRORS = 50

type Place = {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** What whoever helps needs to know: counts, ages and names of our own things; nothing that anybody wrote. */
export async function supportBundle(db: Db, { dataDir, environment }: Place) {
  const [system, sizes, { rows: mail }, { rows: jobs }, { rows: tasks }, { rows: runs }] = await Promise.all([
    readSystem({ db, language: 'en', today: pragueDay(now()) }),
    readSizes(db),
    sql`select state, template, count(*)::int as count,
      array_agg(distinct substring(last_error from '\\m[245]\\d\\d\\M')) filter (where last_error is not null) as replies
      from mail where state <> 'sent' group by 1, 2 order by 1, 2`.execute(db),
    sql`select name, coalesce(output ->> 'name', output #>> '{value,name}') as error, count(*)::int as count,
      max(completed_on) as last from pgboss.job where state = 'failed' group by 1, 2 order by last desc limit 50`.execute(
      db,
    ),
    sql`select kind, state, fault, started_at as "startedAt", finished_at as "finishedAt" from house_task
      order by id desc limit 30`.execute(db),
    sql`select kind, status, count(*)::int as count, max(created_at) as last from batch
      group by 1, 2 order by last desc`.execute(db),
  ])
  return {
    madeAt: now(),
    klubovna: klubovnaVersion(),
    node: process.version,
    machine: {
      system: platform(),
      release: release(),
      kind: arch(),
      cores: cpus().length,
      memory: totalmem(),
    },
    // Which are set, never to what.
    settings: SETTING_NAMES.filter((name) => (environment[name] ?? '') !== ''),
    levels: levelsOf(system),
    system,
    sizes,
    mail,
    failedJobs: jobs,
    tasks,
    runs,
    errors: readErrors(dataDir, MOST_ERRORS),
  }
}
