import { z } from 'zod'
import { Done, listOf, Made } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { addDays } from '../../ground/values/day.ts'
import { STANDINGS } from './standing.ts'
import { endSuspension, suspend, SuspensionInput } from './suspend.server.ts'
import { explainVoters } from './voters-page.server.ts'

const Id = z.object({ id: RowId })

const VoterList = listOf(
  z
    .strictObject({
      memberId: z.int(),
      name: z.string(),
      standing: z.enum(STANDINGS).describe('votes, or why not'),
      holder: z.string().nullable().describe('who stands in for him, by a power of attorney'),
    })
    .meta({ id: 'Voter' }),
)

export const voterDoors: readonly Door[] = [
  door({
    method: 'GET',
    path: '/api/meetings/:id/voters',
    who: 'meetings.manage',
    summary: 'Who votes and who does not and why: computed for the day, frozen since the opening',
    params: Id,
    query: listQuery(['name']),
    answers: VoterList,
    handle: async ({ db, today, params: { id }, query }) =>
      onePage((await explainVoters(db, { id, today })).voters, query),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/vote-suspensions',
    who: 'meetings.manage',
    summary: 'Suspend somebody’s vote from a day on, with a reason',
    body: SuspensionInput,
    answers: { 201: Made },
    handle: async ({ db, visitor, body, http }) => {
      const { id } = await suspend(db, visitor.id, body)
      http.status(201)
      return { success: true, id }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: '/api/vote-suspensions/:id',
    who: 'meetings.manage',
    summary: 'End a suspension with yesterday; one that has not begun is gone',
    params: Id,
    answers: Done,
    handle: async ({ db, visitor, today, params: { id } }) => {
      await endSuspension(db, visitor.id, { id, yesterday: addDays(today, -1) })
      return { success: true }
    },
  }),
]
