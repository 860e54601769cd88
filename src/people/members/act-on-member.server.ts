import { z } from 'zod'
import { ROLES } from '../../permissions.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import type { Given } from '../../ground/http/screen.server.ts'
import { Refusal } from '../../refusals.ts'
import { approveMember } from './approve-member.server.ts'
import { changeRole } from './change-role.server.ts'
import { deactivateAccount } from './deactivate-account.server.ts'
import { giveHonour } from './give-honour.server.ts'
import type { Reopened } from './closing.ts'
import { listName, type MemberCard } from './member.ts'
import { ACTION_TABLE, HONOUR_ACTIONS, type MemberAction, type PlainAction } from './member-action.ts'
import { RecentDay } from '../../ground/lists/list-fields.ts'

/** Which card, and what the action needs besides. */
export const ActionForm = z.strictObject({
  memberId: RowId,
  date: RecentDay.optional(),
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
  given: Doing,
  action: PlainAction,
  input: ActionInput,
): Promise<ActionDone> {
  const card = await perform(given, action, input)
  return { action, memberId: card.id, name: listName(card), undo: ACTION_TABLE[action].reverse ?? null }
}

type Doing = Pick<Given, 'db' | 'visitor' | 'today'>
type Perform = (given: Doing, input: ActionInput) => Promise<MemberCard>

function perform(given: Doing, action: PlainAction, input: ActionInput): Promise<MemberCard> {
  const { db, visitor, today } = given
  const honour = HONOUR_ACTIONS[action]
  if (honour) {
    const on = honour.given ? (input.date ?? today) : null
    return giveHonour(db, visitor, { memberId: input.memberId, honour: honour.honour, on, today })
  }
  const act = ON_ACCOUNT[action]
  if (!act) throw new Refusal('malformed')
  return act(given, input)
}

const turns =
  (deactivated: boolean): Perform =>
  ({ db, visitor, today }, { memberId }) =>
    deactivateAccount(db, visitor, { memberId, deactivated, today })

const ON_ACCOUNT: Readonly<Partial<Record<PlainAction, Perform>>> = {
  approve: ({ db, visitor, today }, { memberId }) => approveMember(db, visitor, { memberId, today }),
  role: async ({ db, visitor, today }, { memberId, role }) => {
    if (!role) throw new Refusal('invalid_fields', { fields: { role: 'required' } })
    return changeRole(db, visitor, { memberId, role, today })
  },
  deactivate: turns(true),
  reactivate: turns(false),
}
