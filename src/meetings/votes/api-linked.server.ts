import { z } from 'zod'
import { Done, doneWith } from '../../ground/http/answer.ts'
import { type Door, door, RowId } from '../../ground/http/door.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findLinkHolder } from '../calling/link-holder.server.ts'
import { castPublic, takeRight } from './cast-public.server.ts'
import { viewOwnRoom } from './view-vote.server.ts'
import { OwnRoomAnswer } from './vote-answer.ts'
import { PublicBallot, RightInput } from './vote-input.ts'

// In the body and never in the address: an address stands in logs.
const Linked = z.strictObject({
  link: z
    .string()
    .regex(/^[\w-]{43}$/, 'invalid')
    .describe('from the letter of whoever has no account'),
})
const VoteId = z.int().positive().max(999_999_999)
const Meeting = z.object({ id: RowId })

/** Whose link of this meeting it is. */
async function holderOf(db: Db, link: string, meetingId: number) {
  const holder = await findLinkHolder(db, link, 'meeting')
  if (holder?.about !== meetingId) throw new Refusal('answer_link_dead')
  return holder
}

/** A vote of the link's own meeting; there is no way from one to another. */
async function refuseElsewhere(db: Db, voteId: number, meetingId: number): Promise<void> {
  const vote = await db
    .selectFrom('meetingVote')
    .select('id')
    .where('id', '=', voteId)
    .where('meetingId', '=', meetingId)
    .executeTakeFirst()
  if (!vote) throw new Refusal('not_found')
}

export const linkedVoteDoors: readonly Door[] = [
  door({
    method: 'POST',
    path: '/api/meetings/:id/linked/room',
    who: 'anyone',
    summary: 'The room for whoever came by the link of his invitation; changes nothing',
    params: Meeting,
    body: Linked,
    answers: OwnRoomAnswer,
    handle: async ({ db, params: { id }, body: { link } }) =>
      viewOwnRoom(db, await holderOf(db, link, id), id),
  }),
  door({
    method: 'POST',
    path: '/api/meetings/:id/linked/public-ballot',
    who: 'anyone',
    summary: 'One’s vote in public by the link of the invitation, once',
    params: Meeting,
    body: z.strictObject({ ...Linked.shape, voteId: VoteId, ...PublicBallot.shape }),
    answers: Done,
    handle: async ({ db, params: { id }, body: { link, voteId, ...ballot } }) => {
      const holder = await holderOf(db, link, id)
      await refuseElsewhere(db, voteId, id)
      await castPublic(db, holder, { voteId, ...ballot })
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/meetings/:id/linked/right',
    who: 'anyone',
    summary: 'One’s right to a secret ballot by the link; the ballot itself comes later, without it',
    params: Meeting,
    body: z.strictObject({ ...Linked.shape, voteId: VoteId, ...RightInput.shape }),
    answers: doneWith({ signed: z.string() }),
    handle: async ({ db, params: { id }, body: { link, voteId, ...right } }) => {
      const holder = await holderOf(db, link, id)
      await refuseElsewhere(db, voteId, id)
      return { success: true, ...(await takeRight(db, holder, { voteId, ...right })) }
    },
  }),
]
