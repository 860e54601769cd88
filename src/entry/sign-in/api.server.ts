import type { Context } from 'hono'
import { z } from 'zod'
import {
  DEVICE_COOKIE,
  deviceCookie,
  endedSessionCookie,
  readCookie,
  sessionCookie,
} from '../../ground/http/cookies.ts'
import { door } from '../../ground/http/door.server.ts'
import { hitByLook } from '../../ground/http/rate-limit.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { Refusal } from '../../refusals.ts'
import { publicUser } from '../accounts/account.ts'
import { EmailField } from '../accounts/email-field.ts'
import type { SignedIn } from '../accounts/open-session.server.ts'
import { findVisitor } from '../accounts/sessions.server.ts'
import { CodeField } from '../keys/code-field.ts'
import { ShownPasskey } from '../keys/passkey-answer.ts'
import { passSecondStep } from './pass-second-step.server.ts'
import { offerPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { Done, doneWith } from '../../ground/http/answer.ts'
import type { Told } from '../../ground/http/told.ts'
import { PasskeyQuestion } from '../keys/key-answer.ts'
import { LetIn, Verified } from './sign-in-answer.ts'

const VERIFICATIONS = { max: 600, minutes: 15 }

/** What every way in answers: the token, who he is, and the cookies of a browser. */
function letIn(
  http: Context,
  isSecure: boolean,
  { token, knownDevice, visitor }: SignedIn,
): Told<typeof LetIn> {
  http.header('set-cookie', sessionCookie(token, isSecure), { append: true })
  http.header('set-cookie', deviceCookie(knownDevice, isSecure), { append: true })
  return { success: true, token, user: publicUser(visitor) }
}

const knownDeviceOf = (http: Context) => readCookie(http.req.header('cookie') ?? null, DEVICE_COOKIE)

export const signInDoors = [
  door({
    method: 'POST',
    path: '/api/auth/login',
    who: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: z.strictObject({ email: EmailField, password: z.string().min(1).max(1000) }),
    answers: LetIn,
    handle: async ({ db, body, address, userAgent, token: currentToken, http, isSecure }) => {
      const arrival = { device: { address, userAgent }, knownDevice: knownDeviceOf(http), currentToken }
      const answer = await signIn(db, { ...body, ...arrival })
      if ('challenge' in answer) throw new Refusal('second_factor_required', answer)
      return letIn(http, isSecure, answer)
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/second-factor',
    who: 'anyone',
    summary: 'The second step of signing in: a code of the authenticator, or a recovery code',
    body: z.strictObject({ challenge: z.string().min(1).max(200), code: CodeField }),
    answers: LetIn,
    handle: async ({ db, body, address, userAgent, token: currentToken, http, isSecure }) => {
      const arrival = { device: { address, userAgent }, knownDevice: knownDeviceOf(http), currentToken }
      return letIn(http, isSecure, await passSecondStep(db, { ...body, ...arrival }))
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/passkey/options',
    who: 'anyone',
    summary: 'Ask for a question to sign in with a passkey',
    answers: doneWith({ options: PasskeyQuestion }),
    handle: async ({ db, origin, address }) => ({
      success: true,
      options: await offerPasskeySignIn(db, origin, address),
    }),
  }),
  door({
    method: 'POST',
    path: '/api/auth/passkey',
    who: 'anyone',
    summary: 'Sign in with a passkey',
    body: z.strictObject({ passkey: ShownPasskey }),
    answers: LetIn,
    handle: async ({ db, body, origin, address, userAgent, token: currentToken, http, isSecure }) => {
      const arrival = { device: { address, userAgent }, currentToken }
      return letIn(http, isSecure, await signInWithPasskey(db, { ...body, ...arrival, origin }))
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/logout',
    who: 'anyone',
    summary: 'Sign out: ends the session and clears the cookie',
    answers: Done,
    handle: async ({ db, token, http, isSecure }) => {
      await signOut(db, token)
      http.header('set-cookie', endedSessionCookie(isSecure), { append: true })
      http.header('clear-site-data', '"cache", "storage"')
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/verify',
    who: 'anyone',
    summary: 'Tell whether a session token is valid, and whose it is',
    body: z.strictObject({ token: z.string().max(200) }),
    answers: Verified,
    handle: async ({ db, body, address }) => {
      const { allowed, retryAfter } = await hitByLook(
        db,
        `verify:network:${networkOf(address)}`,
        VERIFICATIONS,
      )
      if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
      const visitor = await findVisitor(db, body.token)
      return visitor ? { valid: true, user: publicUser(visitor) } : { valid: false }
    },
  }),
]
