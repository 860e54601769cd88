import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { project } from '../members/visibility.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { archiveMember, restoreMember } from './archive-member.server.ts'
import { closedAnswer } from './closing-answer.ts'
import { Archiving, ClosingReason, Excluding } from './closing-input.ts'
import { cancelExclusion, excludeMember } from './exclude-member.server.ts'
import { previewClosing } from './preview-closing.server.ts'
import { endReview, openReview } from './review.server.ts'
import { ClosingAnswer, MembershipClosed, ReviewAnswer } from './closing-answer.ts'

const Id = z.object({ id: RowId })

const Exclusion = z.union([
  z.strictObject({ excluded: z.literal(false) }),
  Excluding.extend({ excluded: z.literal(true).optional() }),
])
const ArchivingOrBack = z.discriminatedUnion('archived', [
  Archiving.extend({ archived: z.literal(true) }),
  z.strictObject({ archived: z.literal(false) }),
])
const Review = z.union([
  z.strictObject({ since: RecentDay, note: ClosingReason.optional() }),
  z.strictObject({ endedOn: RecentDay, note: ClosingReason.optional() }),
])

export const closingDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/members/:id/closing',
    who: 'members.archive',
    summary: 'What excluding or archiving this member today would close; changes nothing',
    params: Id,
    answers: MembershipClosed,
    handle: async ({ db, visitor, now, today, params }) => {
      const { card, closed } = await previewClosing(db, visitor, { memberId: params.id, now, today })
      return { success: true, member: project(card, visitor), closed: closedAnswer(closed) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/exclude',
    who: 'members.exclude',
    summary: 'Exclude a member and close the membership whole, or cancel the exclusion',
    params: Id,
    body: Exclusion,
    answers: ClosingAnswer,
    handle: async ({ db, visitor, now, today, params, body }) => {
      const input = { memberId: params.id, now, today }
      if (body.excluded === false) {
        const { card, reopened } = await cancelExclusion(db, visitor, input)
        return { success: true, member: project(card, visitor), reopened }
      }
      const { date, reason, waiveDebts: waive } = body
      const { card, closed } = await excludeMember(db, visitor, { ...input, date, reason, waiveDebts: waive })
      return { success: true, member: project(card, visitor), closed: closedAnswer(closed) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/archive',
    who: 'members.archive',
    summary: 'Archive the card of somebody who left and close the membership whole, or restore it',
    params: Id,
    body: ArchivingOrBack,
    answers: ClosingAnswer,
    handle: async ({ db, visitor, now, today, params, body }) => {
      const input = { memberId: params.id, now, today }
      if (!body.archived) {
        const { card, reopened } = await restoreMember(db, visitor, input)
        return { success: true, member: project(card, visitor), reopened }
      }
      const { reason = null, waiveDebts: waive } = body
      const { card, closed } = await archiveMember(db, visitor, { ...input, reason, waiveDebts: waive })
      return { success: true, member: project(card, visitor), closed: closedAnswer(closed) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/:id/review',
    who: 'members.exclude',
    summary: 'Note that a review of the exclusion (§ 241) goes on since a day, or ended on a day',
    params: Id,
    body: Review,
    answers: ReviewAnswer,
    handle: async ({ db, visitor, today, params, body }) => {
      const note = body.note ?? null
      const review =
        'since' in body
          ? await openReview(db, visitor, { memberId: params.id, since: body.since, note, today })
          : await endReview(db, visitor, { memberId: params.id, endedOn: body.endedOn, note, today })
      return { success: true, review }
    },
  }),
]
