import { sql } from 'kysely'
import { z } from 'zod'
import { provePower } from '../../entry/sign-in/prove-power.server.ts'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { changesBetween } from '../../ground/audit/changes.ts'
import { tellHolders } from '../../ground/notices/tell-holders.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { backupWords } from './backup.words.ts'
import type { Db } from '../../tables.ts'
import { EVERY, FIRST_PLAN, isBackupDay, lastBackupNight, type Plan } from './backup-name.ts'
import { insertTask } from './tasks.server.ts'

const KEY = 'backups'

export const PlanForm = z.strictObject({
  every: z.enum(EVERY),
  keep: z.coerce.number().int().min(1).max(365),
})

export async function readPlan(db: Db): Promise<Plan> {
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', KEY).executeTakeFirst()
  return PlanForm.safeParse(row?.value).data ?? FIRST_PLAN
}

/** How many are kept also says which are deleted: a power, like deleting them by hand. */
export async function changePlan(
  db: Db,
  visitor: Visitor,
  { plan, password }: { readonly plan: Plan; readonly password?: string | undefined },
): Promise<void> {
  const actorId = visitor.id
  await provePower(db, visitor, 'club.restore', { password })
  await inTransaction(db, async (tx) => {
    const changes = changesBetween(await readPlan(tx), plan)
    if (changes.length === 0) return
    const value = JSON.stringify(plan)
    await tx
      .insertInto('clubSetting')
      .values({ key: KEY, value, updatedBy: actorId })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({ value, updatedBy: actorId, updatedAt: sql<Date>`now()` }),
      )
      .execute()
    recordAudit(tx, { action: 'BACKUP_PLAN_CHANGED', actorId, changes })
    await tellHolders(tx, 'backup-plan-changed', { actorId, detail: toldPlan(plan) })
  })
}

const toldPlan = (plan: Plan) => (language: Language) => {
  const say = speak(backupWords, language)
  return say('planTold', { every: say(plan.every), keep: plan.keep })
}

/** The job, each night: a walk along the chain, the books added up anew, and a backup when its day has come. */
export async function watchOver(db: Db, today: string): Promise<void> {
  await startQuietly(db, 'chain')
  await startQuietly(db, 'books')
  if (isBackupDay(await readPlan(db), today)) await startQuietly(db, 'backup')
}

/** The job, at the start: the backup of a night in which the house was off is made now. A club of today has missed none. */
export async function catchUp(db: Db, moment: Date): Promise<void> {
  const due = lastBackupNight(await readPlan(db), moment)
  if (due === null) return
  const { rows } = await sql<{ isMissing: boolean }>`
    select exists (select from account where created_at < ${due}::timestamp at time zone 'Europe/Prague')
      and not exists (select from house_task where kind = 'backup'
        and asked_at >= ${due}::timestamp at time zone 'Europe/Prague') as "isMissing"`.execute(db)
  if (rows[0]?.isMissing) await startQuietly(db, 'backup')
}

/** Somebody has just asked for the same: that will do. */
async function startQuietly(db: Db, kind: 'chain' | 'books' | 'backup'): Promise<void> {
  try {
    await inTransaction(db, (tx) => insertTask(tx, { kind, askedBy: null }))
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'task_running') throw error
  }
}
