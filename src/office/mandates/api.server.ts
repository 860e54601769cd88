import { z } from 'zod'
import { Day, doneWith, listOf } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { findMeeting } from '../../meetings/calling/meetings.server.ts'
import { MANDATE_ROLES } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { listElections } from './elections.server.ts'
import { ResultInput, writeResult } from './write-result.server.ts'

const Id = z.object({ id: RowId })

const ElectionList = listOf(
  z
    .strictObject({
      voteId: z.int(),
      point: z.string(),
      round: z.int(),
      elected: z.array(z.string()).describe('as they were named in the vote'),
      terms: z
        .array(
          z.strictObject({
            title: z.string(),
            memberId: z.int(),
            firstName: z.string(),
            lastName: z.string(),
            startsOn: Day,
            endsOn: Day.nullable(),
            role: z.enum(MANDATE_ROLES).nullable(),
          }),
        )
        .describe('what was given by it; empty until it is written down'),
    })
    .meta({ id: 'Election' }),
)

export const mandateDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/meetings/:id/elections',
    who: 'meetings.manage',
    summary: 'Votes of a meeting that elected somebody, and the titles given by them',
    params: Id,
    query: listQuery(['position']),
    answers: ElectionList,
    handle: async ({ db, params: { id }, query }) => {
      if (!(await findMeeting(db, id))) throw new Refusal('not_found')
      return onePage(await listElections(db, id), query)
    },
  }),
  // It may ask for the password, and tries of it count: no answer is kept.
  door({
    method: 'POST',
    path: '/api/votes/:id/mandates',
    who: 'meetings.manage',
    summary:
      'Write the result of an election down: title, term and role for all it elected, in one step (the role by the rules of giving one)',
    params: Id,
    body: ResultInput,
    answers: { 201: doneWith({ terms: z.array(z.int()) }) },
    handle: async ({ db, visitor, today, params: { id: voteId }, body, http }) => {
      const { terms } = await writeResult(db, visitor, { ...body, voteId, today })
      http.status(201)
      return { success: true, terms }
    },
  }),
]
