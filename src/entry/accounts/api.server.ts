import { door } from '../../ground/http/door.server.ts'
import { requestReset, ResetRequest } from './request-reset.server.ts'
import { NewPassword, resetPassword } from './reset-password.server.ts'
import { Done } from '../../ground/http/answer.ts'

export const passwordDoors = [
  door({
    method: 'POST',
    path: '/api/auth/request-reset',
    who: 'anyone',
    summary: 'Ask for a letter with a link to set a new password',
    body: ResetRequest,
    answers: Done,
    handle: async ({ db, body, address }) => {
      await requestReset(db, body.email, address)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/reset-password',
    who: 'anyone',
    summary: 'Set a new password with the token of a letter',
    body: NewPassword,
    answers: Done,
    handle: async ({ db, body }) => {
      await resetPassword(db, body)
      return { success: true }
    },
  }),
]
