import { z } from 'zod'
import type { ActionDone } from '../members/act-on-member.server.ts'
import type { MemberCard } from '../members/member.ts'
import { listName } from '../members/member.ts'
import { ACTION_TABLE, CLOSING_ACTIONS } from '../members/member-action.ts'
import { isDay } from '../../ground/values/day.ts'
import { can } from '../../permissions.ts'
import { type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { archiveMember, restoreMember } from './archive-member.server.ts'
import { cancelExclusion, excludeMember } from './exclude-member.server.ts'
import type { Moment } from './hold-card.server.ts'

const Day = z.string().refine((value) => isDay(value) && value > '1900-01-01', 'not_day')

const ClosingForm = z.strictObject({
  intent: z.enum(CLOSING_ACTIONS),
  from: z.literal('dialog').optional(),
  date: Day.optional(),
  reason: z.string().trim().max(2000).optional(),
  waiveDebts: z.literal('yes').optional(),
})

/** The end of a membership, or its return, as a form of the screens asks for it. */
export async function actOnMembership(
  db: Db,
  visitor: Visitor,
  { memberId, form, ...moment }: Moment & { readonly memberId: number; readonly form: FormValues },
): Promise<ActionDone> {
  const { intent: action, date, reason, ...rest } = parseForm(ClosingForm, form)
  const { right, reverse = null } = ACTION_TABLE[action]
  if (!can(visitor, right)) throw new Refusal('not_allowed')
  const input = { memberId, waiveDebts: rest.waiveDebts === 'yes', ...moment }
  const done = (card: MemberCard) => ({ action, memberId, name: listName(card), undo: reverse })
  switch (action) {
    case 'exclude': {
      if (!reason) throw new Refusal('invalid_fields', { fields: { reason: 'required' } })
      const { card } = await excludeMember(db, visitor, { ...input, date: date ?? moment.today, reason })
      return done(card)
    }
    case 'archive': {
      const { card } = await archiveMember(db, visitor, { ...input, reason: reason || null })
      return done(card)
    }
    case 'no-exclude': {
      const { card, reopened } = await cancelExclusion(db, visitor, input)
      return { ...done(card), reopened }
    }
    case 'restore': {
      const { card, reopened } = await restoreMember(db, visitor, input)
      return { ...done(card), reopened }
    }
  }
}
