import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { listCrew } from '../events/crew.server.ts'
import { ridersName } from '../events/event.ts'
import { findEvent } from '../events/events.server.ts'
import { CrewPartInput, nameCrew, releaseCrew } from './name-crew.server.ts'

export const crewScreen = declareScreen({ who: 'events.manage', params: z.object({ id: RowId }) })

const MOST_FOUND = 8

export async function viewCrew(
  { db, today, language }: RequestContext,
  visitor: Visitor,
  { id, wanted }: { readonly id: number; readonly wanted: string },
) {
  const event = await findEvent(db, id, { includeMembers: true, includeDrafts: true })
  if (!event) throw notFound()
  const filter = filterOf({ search: wanted.slice(0, 100), pageSize: MOST_FOUND })
  const [crew, found] = await Promise.all([
    listCrew(db, id),
    wanted.trim().length < 2 ? null : listMembers(db, { filter, viewer: visitor, today }),
  ])
  const { firstName, lastName, nickname } = event
  return {
    id,
    name: event.title,
    isCancelled: event.state === 'cancelled',
    leader: firstName && lastName ? ridersName({ firstName, lastName, nickname }, language) : null,
    crew: crew.map(({ memberId, part, ...person }) => ({
      memberId,
      part,
      name: ridersName(person, language),
    })),
    wanted,
    found:
      found?.cards.map((card) => ({
        memberId: card.id,
        number: card.number,
        name: ridersName(card, language),
      })) ?? null,
  }
}

const done = (what: 'named' | 'released', name: string) => ({ done: { what, name } })

export const crewActs = {
  name: crewScreen.act({
    takes: z.strictObject({ memberId: RowId, part: CrewPartInput }),
    does: async ({ db, visitor, params }, input) =>
      done('named', (await nameCrew(db, visitor.id, { eventId: params.id, ...input })).name),
  }),
  release: crewScreen.act({
    takes: z.strictObject({ memberId: RowId }),
    does: async ({ db, visitor, params }, input) =>
      done('released', (await releaseCrew(db, visitor.id, { eventId: params.id, ...input })).name),
  }),
}
