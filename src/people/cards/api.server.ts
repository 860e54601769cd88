import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { Refusal } from '../../refusals.ts'
import { chooseMembers } from '../roster/choose-members.server.ts'
import { saysWho } from '../roster/chosen-members.ts'
import { MemberFilter, MemberListQuery } from '../roster/member-query.ts'
import { printCards } from './print-cards.server.ts'

const MOST_CARDS = 400

const Chosen = z
  .strictObject({
    ids: z
      .string()
      .max(4000)
      .transform((text) => text.split(','))
      .pipe(z.array(RowId).min(1).max(MOST_CARDS))
      .optional(),
    ...MemberListQuery.pick({ view: true }).shape,
    ...MemberFilter.shape,
  })
  .transform(({ ids, view, ...filter }) => {
    const isFiltered = Object.values(filter).some((value) => value !== undefined)
    return { ...(ids && { ids }), ...(view && { view }), ...(isFiltered && { filter }) }
  })
  .refine(saysWho, { error: 'required', path: ['ids'] })

export const cardDoors = [
  door({
    method: 'GET',
    path: '/api/members/cards.pdf',
    sends: 'made',
    leavesTrace: true,
    who: 'members.write',
    summary:
      'Member cards to print, ten to a page with crop marks: those named, or all a filter or a saved view finds',
    query: Chosen,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, today, club, origin, query }) => {
      const ids = await chooseMembers(db, { chosen: query, viewer: visitor, today })
      if (ids.length > MOST_CARDS) throw new Refusal('too_many_cards')
      return new Response(await printCards(db, visitor, { ids, today, club, origin }), {
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="karty-${today}.pdf"`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
]
