import { z } from 'zod'
import { answerIds } from '../../ground/batches/answer-ids.server.ts'
import { IDS_ANSWERS } from '../../ground/batches/batch-answer.ts'
import { doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { type Door, door } from '../../ground/http/door.server.ts'
import { listQuery } from '../../ground/http/paging.ts'
import { MemberId, MemberIds } from '../../ground/lists/list-fields.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { Refusal } from '../../refusals.ts'
import { ENTRANCE_SORTS, ENTRANCE_TABS, LETTER_FATES } from './entrance.ts'
import { countEntrance, listEntrance } from './entrance-people.server.ts'
import { chooseMembers } from '../../people/roster/choose-members.server.ts'
import { inviteAgain, invitePerson } from './invite-people.server.ts'
import { startInvitations, stopInvitations } from './start-invitations.server.ts'

const EntranceQuery = listQuery(sortedBoth(ENTRANCE_SORTS)).extend({
  tab: z.enum(ENTRANCE_TABS).default('uninvited'),
})

const EntranceAnswer = listOf(
  z.strictObject({
    id: z.int(),
    number: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    nickname: z.string().nullable(),
    divisionName: z.string().nullable(),
    email: z.string().nullable(),
    invitedAt: Moment.nullable(),
    letter: z.enum(LETTER_FATES),
  }),
)

const InviteBody = z.strictObject({
  ids: MemberIds.optional(),
  all: z.literal(true).optional(),
  view: MemberId.optional().describe('a saved view; those of it who have an account are refused one by one'),
  expected: z.int().min(0).optional(),
  again: z.boolean().default(false),
})

export const entranceDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/members/invitations',
    who: 'accounts.manage',
    summary: 'Who has not come in yet: not invited, invited, or without an address',
    query: EntranceQuery,
    answers: EntranceAnswer,
    handle: async ({ db, query: { sort = 'name', ...query } }) => {
      const [leaf, counts] = await Promise.all([listEntrance(db, { ...query, sort }), countEntrance(db)])
      return { ...leaf, total: counts[query.tab] }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/invite',
    who: 'accounts.manage',
    summary:
      'Create accounts and send the way in, to some or to all without one; `again` to those who have not come in yet, whose older link ends',
    body: InviteBody,
    answers: IDS_ANSWERS,
    handle: async ({ db, visitor, today, body: { ids, all, view, expected, again }, http }) => {
      if ((all && (ids || expected === undefined)) || (view && (all || ids)))
        throw new Refusal('invalid_fields', { fields: { expected: 'required' } })
      if (all && expected !== undefined) {
        http.status(202)
        return { success: true, batch: await startInvitations(db, visitor.id, { again, expected }) }
      }
      if (view) {
        const chosen = { view, ...(expected !== undefined && { expected }) }
        const found = await chooseMembers(db, { chosen, viewer: visitor, today })
        http.status(202)
        return { success: true, batch: await startInvitations(db, visitor.id, { again, ids: found }) }
      }
      return answerIds(http, ids ?? [], {
        one: (memberId) =>
          inTransaction(db, (tx) =>
            again
              ? inviteAgain(tx, { memberId, actor: visitor, isOneOfMany: false, batchId: null })
              : invitePerson(tx, { memberId, actor: visitor, isOneOfMany: false }),
          ),
        many: (chosen) => startInvitations(db, visitor.id, { again, ids: chosen }),
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/members/invite/stop',
    who: 'accounts.manage',
    summary: 'Stop inviting: running runs end, and invitations that still wait in the outbox do not go',
    answers: doneWith({ people: z.int(), letters: z.int() }),
    handle: async ({ db, visitor }) => ({ success: true, ...(await stopInvitations(db, visitor.id)) }),
  }),
]
