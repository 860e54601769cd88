import { sql } from 'kysely'
import { NEW_CLUB } from '../../ground/platform/new-club.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'
import { findMailServer } from '../../ground/mail/mail-servers.server.ts'
import { type FirstRun, firstRunOf, isStep, type Progress, type Step } from './first-run.ts'

const KEY = 'firstRun'

/** How far the club's first evening has come. */
export async function readFirstRun(db: Db): Promise<FirstRun> {
  const [{ rows }, server] = await Promise.all([
    sql<{
      name: string | null
      divisions: boolean
      account: boolean
      texts: boolean
      members: boolean
      progress: Json
    }>`select
      (select value ->> 'name' from club_setting where key = 'club') as name,
      exists (select from division) as divisions,
      exists (select from club_setting where key = 'bank' and value ? 'account') as account,
      exists (select from page_version where slug = 'stanovy' and created_by is not null) as texts,
      exists (select from member) as members,
      (select value from club_setting where key = ${KEY}) as progress`.execute(db),
    findMailServer(db),
  ])
  const facts = rows[0]
  return firstRunOf(
    {
      name: (facts?.name ?? NEW_CLUB.name) !== NEW_CLUB.name,
      divisions: facts?.divisions ?? false,
      account: facts?.account ?? false,
      mail: server !== null,
      texts: facts?.texts ?? false,
      members: facts?.members ?? false,
    },
    progressOf(facts?.progress ?? null),
  )
}

type StepInput =
  | { readonly intent: 'skip' | 'keep'; readonly step: Step }
  | { readonly intent: 'later' | 'close'; readonly step?: undefined }

/** Remembers what was decided about a step, or about the whole guide. */
export async function noteFirstRun(db: Db, actorId: number, noted: StepInput): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('clubSetting')
      .values({ key: KEY, value: '{}', updatedBy: actorId })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
    const row = await tx
      .selectFrom('clubSetting')
      .select('value')
      .where('key', '=', KEY)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const { skipped, kept, isClosed } = afterStep(progressOf(row.value), noted)
    await tx
      .updateTable('clubSetting')
      .set({
        value: JSON.stringify({ skipped, kept, isClosed }),
        updatedAt: sql<Date>`now()`,
        updatedBy: actorId,
      })
      .where('key', '=', KEY)
      .execute()
  })
}

function afterStep(progress: Progress, noted: StepInput): Progress {
  if (noted.intent === 'close') return { ...progress, isClosed: true }
  if (noted.step === undefined) return progress
  const { intent, step } = noted
  const skipped = progress.skipped.filter((known) => known !== step)
  const kept = progress.kept.filter((known) => known !== step)
  return intent === 'skip'
    ? { ...progress, kept, skipped: [...skipped, step] }
    : { ...progress, skipped, kept: [...kept, step] }
}

function progressOf(stored: Json): Progress {
  const { skipped, kept, isClosed } = asRecord(stored)
  const steps = (value: Json | undefined) =>
    Array.isArray(value) ? value.filter((step) => typeof step === 'string').filter(isStep) : []
  return {
    isBegun: stored !== null,
    skipped: steps(skipped),
    kept: steps(kept),
    isClosed: isClosed === true,
  }
}
