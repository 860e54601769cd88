import { z } from 'zod'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Generated } from '../../money/fees/generate-payment.server.ts'
import { renewOwn } from '../../money/fees/renew-own.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

export const RenewalInput = z.strictObject({ period: z.int().min(2010).max(2099) })

/** One's own fee, when the year is open; an account without a card has none. */
export function renewMembership(
  db: Db,
  { id, memberId }: Pick<Visitor, 'id' | 'memberId'>,
  { period, today }: { readonly period: number; readonly today: string },
): Promise<Generated> {
  if (memberId === null) throw new Refusal('not_found')
  return renewOwn(db, { memberId, actorId: id, period, today })
}
