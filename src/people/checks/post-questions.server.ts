import { sql } from 'kysely'
import type { BatchWork } from '../../ground/batches/run-batch.server.ts'
import { CHECK_DAYS, openCheckLinks } from '../../ground/mail/answer-links.server.ts'
import { postLetters } from '../../ground/mail/outbox.server.ts'
import { now } from '../../ground/platform/clock.server.ts'
import { asRecord } from '../../ground/tables/json.ts'
import { addDays, pragueDay } from '../../ground/values/day.ts'
import { Refusal, type RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { reachMany } from '../members/reachable.server.ts'
import { greetingOf } from '../members/salutation.ts'
import { ASK_BATCH, REMIND_BATCH } from './check.ts'

type Posting = { readonly year: number; readonly memberIds: readonly number[] }

/** A letter each with a link of his own, in the transaction of the items; whoever has answered meanwhile gets none. */
async function post(
  tx: Db,
  template: 'data-check' | 'data-check-reminder',
  { year, memberIds }: Posting,
): Promise<ReadonlyMap<number, RefusalCode>> {
  const waiting = await holdWaiting(tx, template, { year, memberIds })
  const reached = await reachMany(tx, memberIds, null)
  const refused = new Map<number, RefusalCode>()
  const until = addDays(pragueDay(now()), CHECK_DAYS)
  const letters = memberIds.flatMap((memberId) => {
    const person = reached.get(memberId) ?? 'recipient_gone'
    if (typeof person === 'string' || !waiting.has(memberId)) {
      refused.set(memberId, typeof person === 'string' ? person : 'answered_already')
      return []
    }
    const { email: to, accountId, language: own } = person
    const language = own ?? 'cs'
    const params = { greeting: greetingOf(person, language), until }
    return [{ template, to, language, params, accountId, memberId, priority: 'bulk' as const }]
  })
  const mailOf = await postLetters(tx, letters)
  await openCheckLinks(tx, mailOf)
  await tx
    .updateTable('dataCheckPerson')
    .set(template === 'data-check' ? { askedAt: sql<Date>`now()` } : { remindedAt: sql<Date>`now()` })
    .where('year', '=', year)
    .where('memberId', '=', sql<number>`any(${[...mailOf.keys()]}::int[])`)
    .execute()
  return refused
}

async function holdWaiting(
  tx: Db,
  template: 'data-check' | 'data-check-reminder',
  { year, memberIds }: Posting,
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('dataCheckPerson')
    .select('memberId')
    .where('year', '=', year)
    .where('memberId', '=', sql<number>`any(${[...memberIds]}::int[])`)
    .where('answer', 'is', null)
    .where(template === 'data-check' ? 'askedAt' : 'remindedAt', 'is', null)
    .orderBy('memberId')
    .forUpdate()
    .execute()
  return new Set(rows.map(({ memberId }) => memberId))
}

const work = (title: BatchWork['title'], template: 'data-check' | 'data-check-reminder'): BatchWork => ({
  title,
  permission: 'members.write',
  performMany: (tx, memberIds, { params }) =>
    post(tx, template, { year: Number(asRecord(params).year), memberIds }),
  perform: async (tx, { id }, { params }) => {
    const year = Number(asRecord(params).year)
    const code = (await post(tx, template, { year, memberIds: [id] })).get(id)
    if (code) throw new Refusal(code)
  },
})

export const checkBatches = {
  [ASK_BATCH]: work({ cs: 'Sedí to?', en: 'Is it right?' }, 'data-check'),
  [REMIND_BATCH]: work({ cs: 'Sedí to? Připomínka', en: 'Is it right? Reminder' }, 'data-check-reminder'),
}
