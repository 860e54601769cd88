import { z } from 'zod'
import { can, ROLES } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { type FormFault, type FormValues, parseForm } from '../../ground/http/form-answer.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { approveMember } from './approve-member.server.ts'
import { changeRole } from './change-role.server.ts'
import { deactivateAccount } from './deactivate-account.server.ts'
import { giveHonour } from './give-honour.server.ts'
import type { Reopened } from './closing.ts'
import { listName, type MemberCard } from './member.ts'
import { ACTION_TABLE, HONOUR_ACTIONS, MEMBER_ACTIONS, type MemberAction } from './member-action.ts'
import { isDay } from '../../ground/values/day.ts'

const Day = z.string().refine((value) => isDay(value) && value > '1900-01-01', 'not_day')

const ActionForm = z.strictObject({
  intent: z.enum(MEMBER_ACTIONS),
  memberId: RowId,
  date: Day.optional(),
  role: z.enum(ROLES).optional(),
})
type ActionInput = z.infer<typeof ActionForm>

/** What was done, to whom, and what would take it back. */
export type ActionDone = {
  readonly action: MemberAction
  readonly memberId: number
  readonly name: string
  readonly undo: MemberAction | null
  /** Where a membership was given back: what was, and what was not. */
  readonly reopened?: Reopened | null
}

/** What comes back to the screen that asked: what was done, or why not. */
export type ActionAnswer = { readonly fault?: FormFault | undefined; readonly done?: ActionDone }

/** One of the officer's actions, as a form of the screens asks for it. */
export async function actOnMember(
  db: Db,
  visitor: Visitor,
  { form, today }: { form: FormValues; today: string },
): Promise<ActionDone> {
  const input = parseForm(ActionForm, form)
  const { right, reverse } = ACTION_TABLE[input.intent]
  if (!can(visitor, right)) throw new Refusal('not_allowed')
  const card = await perform(db, visitor, input, today)
  return { action: input.intent, memberId: card.id, name: listName(card), undo: reverse ?? null }
}

function perform(db: Db, visitor: Visitor, input: ActionInput, today: string): Promise<MemberCard> {
  const { memberId } = input
  const honour = HONOUR_ACTIONS[input.intent]
  if (honour)
    return giveHonour(db, visitor, {
      memberId,
      honour: honour.honour,
      on: honour.given ? (input.date ?? today) : null,
      today,
    })
  const acts: Readonly<Partial<Record<MemberAction, () => Promise<MemberCard>>>> = {
    approve: () => approveMember(db, visitor, { memberId, today }),
    role: () => changeRole(db, visitor, { memberId, role: required(input.role, 'role'), today }),
    deactivate: () => deactivateAccount(db, visitor, { memberId, deactivated: true, today }),
    reactivate: () => deactivateAccount(db, visitor, { memberId, deactivated: false, today }),
  }
  const act = acts[input.intent]
  if (!act) throw new Refusal('malformed')
  return act()
}

function required<Value extends string>(value: Value | undefined, field: string): Value {
  if (!value) throw new Refusal('invalid_fields', { fields: { [field]: 'required' } })
  return value
}
