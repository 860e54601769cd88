import { z } from 'zod'
import { BatchStarted } from '../../ground/batches/batch-answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findEvent } from '../events/events.server.ts'
import { readChoices } from './invitation.ts'
import { InvitedListAnswer, InvitePreviewAnswer } from './invitation-answer.ts'
import { ChoicesQuery, InviteInput } from './invitation-input.ts'
import { listCandidates, listInvited, listMark } from './invitations.server.ts'
import { inviteRiders, nudgeSilent } from './invite.server.ts'

const EventId = z.object({ id: RowId })

async function find(db: Db, id: number) {
  const event = await findEvent(db, id, { includeMembers: true, includeDrafts: true })
  if (!event) throw new Refusal('not_found')
  return event
}

export const invitationDoors = [
  door({
    method: 'GET',
    path: '/api/events/:id/invitations',
    who: 'events.manage',
    summary: 'Who was asked or has answered: who goes, waits, does not, and who is silent',
    params: EventId,
    query: listQuery(['name']),
    answers: InvitedListAnswer,
    handle: async ({ db, params: { id }, query }) => {
      await find(db, id)
      return onePage(await listInvited(db, id), query)
    },
  }),
  door({
    method: 'GET',
    path: '/api/events/:id/invitations/preview',
    who: 'events.manage',
    summary:
      'Who would be asked: everybody, last (who rode last time), division:1, tag:2, with commas between; nothing is sent',
    params: EventId,
    query: ChoicesQuery,
    answers: InvitePreviewAnswer,
    handle: async ({ db, params: { id }, query: { to } }) => {
      const candidates = await listCandidates(db, await find(db, id), readChoices(to))
      const people = candidates.filter(({ leftOut }) => leftOut === null)
      return {
        success: true,
        list: listMark(people),
        people: people.map(({ memberId, name }) => ({ memberId, name })),
        leftOut: candidates.flatMap(({ memberId, name, leftOut: reason }) =>
          reason ? [{ memberId, name, reason }] : [],
        ),
      }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/invitations',
    who: 'events.manage',
    summary: 'Ask exactly those who were shown, as a run; a list that has changed meanwhile is refused',
    params: EventId,
    body: InviteInput,
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, params: { id }, body, http }) => {
      const batch = await inviteRiders(db, visitor, { eventId: id, ...body })
      http.status(202)
      return { success: true, batch }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/nudge',
    who: 'events.manage',
    summary: 'Remind those who were asked and are silent, each once, as a run',
    params: EventId,
    answers: { 202: BatchStarted },
    handle: async ({ db, visitor, params: { id }, http }) => {
      const batch = await nudgeSilent(db, visitor, id)
      http.status(202)
      return { success: true, batch }
    },
  }),
]
