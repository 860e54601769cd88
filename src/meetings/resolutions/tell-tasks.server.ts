import { sql } from 'kysely'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { addDays } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { tellMember } from '../calling/tell-member.server.ts'
import { numberOf } from './resolution.ts'

/** How many days before the day a task is reminded of. */
const DAYS_BEFORE = 7

type Task = {
  readonly id: number
  readonly year: number
  readonly number: number
  readonly title: string
  readonly wording: string
  readonly memberId: number
  readonly dueOn: string | null
}

/** Whoever was given a task, or another day for it, is told in the transaction of it; close to its day there is no other reminder. */
export async function tellTaskGiven(tx: Db, task: Task, today: string): Promise<void> {
  if (task.dueOn !== null && task.dueOn <= addDays(today, DAYS_BEFORE))
    await tx.updateTable('resolution').set({ remindedFor: task.dueOn }).where('id', '=', task.id).execute()
  await tell(tx, 'task-given', task)
}

/** The job: a week before the day, once for that day, while it is not done. */
export async function remindTasks(db: Db, today: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from resolution where member_id is not null and done_on is null
      and due_on between ${today}::date and ${addDays(today, DAYS_BEFORE)}::date and reminded_for is distinct from due_on
    order by due_on, id`.execute(db)
  for (const { id } of rows) await inTransaction(db, (tx) => remind(tx, id, today))
}

async function remind(tx: Db, id: number, today: string): Promise<void> {
  const { rows } = await sql<Task>`
    update resolution set reminded_for = due_on
    where id = ${id} and member_id is not null and done_on is null and reminded_for is distinct from due_on
      and due_on between ${today}::date and ${addDays(today, DAYS_BEFORE)}::date
    returning id, year, number, title, wording, member_id as "memberId", due_on::text as "dueOn"`.execute(tx)
  const [task] = rows
  if (task) await tell(tx, 'task-due', task)
}

async function tell(tx: Db, template: 'task-given' | 'task-due', task: Task): Promise<void> {
  const { id, title, wording, memberId, dueOn } = task
  await tellMember(tx, { memberId, template, params: { id, number: numberOf(task), title, wording, dueOn } })
}
