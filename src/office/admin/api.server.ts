import { z } from 'zod'
import { door } from '../../ground/http/door.server.ts'
import { findInClub } from './find-in-club.server.ts'
import { readRecent, topRows } from './finding.ts'
import { SearchAnswer } from './search-answer.ts'

export const adminDoors = [
  door({
    method: 'GET',
    path: '/api/search',
    who: 'signed-in',
    summary:
      'People, events, places of the clubhouse and things to do by name, as far as the caller may; eight at most',
    query: z.strictObject({
      q: z
        .string()
        .max(100)
        .refine((text) => text.isWellFormed() && !text.includes('\0')),
      recent: z.string().max(500).optional(),
    }),
    answers: SearchAnswer,
    handle: async ({ db, visitor, today, now, language, query }) => ({
      items: topRows(
        await findInClub(db, {
          query: query.q,
          recent: readRecent(query.recent),
          visitor,
          today,
          now,
          language,
        }),
      ),
    }),
  }),
]
