import { z } from 'zod'
import { door } from '../../ground/http/door.server.ts'
import { findInClub } from './find-in-club.server.ts'
import { SearchAnswer } from './search-answer.ts'

export const adminDoors = [
  door({
    method: 'GET',
    path: '/api/search',
    who: 'signed-in',
    summary: 'People, events and places of the clubhouse by name, as far as the caller may see them',
    query: z.strictObject({
      q: z
        .string()
        .max(100)
        .refine((text) => text.isWellFormed() && !text.includes('\0')),
    }),
    answers: SearchAnswer,
    handle: async ({ db, visitor, today, language, query }) => ({
      items: await findInClub(db, { query: query.q, visitor, today, language }),
    }),
  }),
]
