import { z } from 'zod'
import { Done } from '../../ground/http/answer.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { askIn } from './ask-in.server.ts'
import { GuestInput } from './guest-input.ts'

export const guestDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/events/:id/guests',
    who: 'anyone',
    summary: 'Ask to ride along without a card; a letter leads to where the address is proved',
    params: z.object({ id: RowId }),
    body: GuestInput,
    answers: { 202: Done },
    handle: async ({ db, now, language, address, params: { id: eventId }, body, http }) => {
      await askIn(db, { eventId, address, language, now }, body)
      http.status(202)
      return { success: true }
    },
  }),
]
