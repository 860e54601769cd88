import { z } from 'zod'
import { findCard } from '../../people/members/member-cards.server.ts'
import { project } from '../../people/members/visibility.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { OwnPassword, RoleChange } from './access-input.ts'
import { changeAccountRole, switchAccount } from './handle-account.server.ts'
import type { Told } from '../../ground/http/told.ts'
import { MemberDone } from '../../people/members/member-answer.ts'

const Id = z.object({ id: RowId })

// The same acts by the number of a card. A Webmaster's asks for the password, so they stand here and not with the cards.
export const memberAccountDoors: readonly Door[] = [
  door({
    method: 'POST',
    path: '/api/members/:id/role',
    who: 'accounts.manage',
    summary: 'Change the role of a member’s account; to or from Webmaster with one’s password',
    params: Id,
    body: RoleChange,
    answers: MemberDone,
    handle: async ({ db, visitor, today, params: { id }, body }) => {
      const accountId = await accountOf(db, visitor, id)
      await changeAccountRole(db, visitor, { accountId, today, ...body })
      return done(db, visitor, { id, today })
    },
  }),
  ...(['deactivate', 'reactivate'] as const).map((verb) =>
    door({
      method: 'POST',
      path: `/api/members/:id/${verb}`,
      who: 'accounts.manage',
      summary: verb === 'deactivate' ? 'Deactivate a member’s account' : 'Reactivate a member’s account',
      params: Id,
      body: OwnPassword,
      bodyMayBeMissing: true,
      answers: MemberDone,
      handle: async ({ db, visitor, today, params: { id }, body }) => {
        const accountId = await accountOf(db, visitor, id)
        await switchAccount(db, visitor, { accountId, deactivated: verb === 'deactivate', today, ...body })
        return done(db, visitor, { id, today })
      },
    }),
  ),
]

async function accountOf(db: Db, visitor: Visitor, memberId: number): Promise<number> {
  if (visitor.memberId === memberId) throw new Refusal('own_card')
  const card = await db
    .selectFrom('member')
    .leftJoin('account', 'account.memberId', 'member.id')
    .select(['member.id', 'account.id as accountId'])
    .where('member.id', '=', memberId)
    .where('member.erasedAt', 'is', null)
    .executeTakeFirst()
  if (!card) throw new Refusal('not_found')
  if (card.accountId === null) throw new Refusal('no_account')
  return card.accountId
}

async function done(
  db: Db,
  visitor: Visitor,
  { id, today }: { id: number; today: string },
): Promise<Told<typeof MemberDone>> {
  const card = await findCard(db, id, today)
  if (!card) throw new Refusal('not_found')
  return { success: true, member: project(card, visitor) }
}
