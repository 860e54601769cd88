import { z } from 'zod'
import { portraitAddress } from '../members/portrait.ts'
import { door } from '../../ground/http/door.server.ts'
import { keepPortrait, PortraitAtDoor, removePortrait, showPortraitAtDoor } from './keep-portrait.server.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'

const PATH = '/api/members/profile/photo'

export const portraitDoors = [
  door({
    method: 'PUT',
    path: PATH,
    who: 'signed-in',
    summary: 'A photo on one’s own card; a square is taken out of its middle',
    file: ['image/jpeg', 'image/png', 'image/webp'],
    answers: doneWith({ photo: z.string() }),
    handle: async ({ db, visitor, http }) => {
      // Whole before it gets a place among the pictures: whoever sends slowly keeps nobody else waiting.
      const bytes = new Uint8Array(await http.req.arrayBuffer())
      const photoKey = await keepPortrait(db, visitor, () => Promise.resolve(bytes))
      return { success: true, photo: portraitAddress(photoKey, 384) }
    },
  }),
  door({
    method: 'PATCH',
    keepsAnswer: 'with-work',
    path: PATH,
    who: 'signed-in',
    summary: 'Whether the photo is shown to whoever verifies the card',
    body: PortraitAtDoor,
    answers: Done,
    handle: async ({ db, visitor, body }) => {
      await showPortraitAtDoor(db, visitor, body.atDoor)
      return { success: true }
    },
  }),
  door({
    method: 'DELETE',
    keepsAnswer: 'with-work',
    path: PATH,
    who: 'signed-in',
    summary: 'Remove the photo from one’s own card',
    answers: Done,
    handle: async ({ db, visitor }) => {
      await removePortrait(db, visitor)
      return { success: true }
    },
  }),
]
