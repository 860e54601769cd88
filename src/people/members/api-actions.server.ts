import { z } from 'zod'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { approveMember } from './approve-member.server.ts'
import { giveHonour } from './give-honour.server.ts'
import { HONOUR_TABLE, HONOURS } from './honour.ts'
import type { MemberCard } from './member.ts'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { project, type Viewer } from './visibility.ts'
import { MemberDone } from './member-answer.ts'
import type { Told } from '../../ground/http/told.ts'

const Id = z.object({ id: RowId })

const Given = z.discriminatedUnion('given', [
  z.strictObject({ given: z.literal(true), date: RecentDay.optional() }),
  z.strictObject({ given: z.literal(false) }),
])
const HONOUR_SUMMARIES = {
  ritual: 'Record the ritual (and the front patch given at it), or take it back',
  'front-patch': 'Record the front patch given, or taken back',
  'back-patch': 'Record the back patch given, or taken back',
} as const

const honourDoors: readonly Door[] = HONOURS.map((honour) =>
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: `/api/members/:id/${honour}`,
    who: HONOUR_TABLE[honour].right,
    summary: HONOUR_SUMMARIES[honour],
    params: Id,
    body: Given,
    answers: MemberDone,
    handle: async ({ db, visitor, today, params, body }) => {
      const on = body.given ? (body.date ?? today) : null
      return done(await giveHonour(db, visitor, { memberId: params.id, honour, on, today }), visitor)
    },
  }),
)

export const memberActionDoors: readonly Door[] = [
  ...honourDoors,
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/approve',
    who: 'accounts.manage',
    summary: 'Approve a member card; an Applicant becomes a Member',
    params: Id,
    answers: MemberDone,
    handle: async ({ db, visitor, today, params }) =>
      done(await approveMember(db, visitor, { memberId: params.id, today }), visitor),
  }),
]

function done(card: MemberCard, visitor: Viewer): Told<typeof MemberDone> {
  return { success: true, member: project(card, visitor) }
}
