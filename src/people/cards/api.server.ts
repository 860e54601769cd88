import { z } from 'zod'
import { door, RowId } from '../../ground/http/door.server.ts'
import { printCards } from './print-cards.server.ts'

const Chosen = z.strictObject({
  ids: z
    .string()
    .max(4000)
    .transform((text) => text.split(','))
    .pipe(z.array(RowId).min(1).max(400)),
})

export const cardDoors = [
  door({
    method: 'GET',
    path: '/api/members/cards.pdf',
    sends: 'made',
    leavesTrace: true,
    who: 'members.write',
    summary: 'Member cards to print, ten to a page with crop marks',
    query: Chosen,
    sentAs: ['application/pdf'],
    handle: async ({ db, visitor, today, club, origin, query }) =>
      new Response(
        await printCards(db, visitor, {
          ids: query.ids,
          today,
          club,
          origin,
        }),
        {
          headers: {
            'content-type': 'application/pdf',
            'content-disposition': `inline; filename="karty-${today}.pdf"`,
            'cache-control': 'no-store',
          },
        },
      ),
  }),
]
