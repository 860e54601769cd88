import { z } from 'zod'
import { Profile } from '../members/profile.ts'
import { endedSessionCookie } from '../platform/cookies.ts'
import { door } from '../platform/door.server.ts'
import { networkOf } from '../platform/proxy.ts'
import { hitByLook } from '../platform/rate-limit.server.ts'
import { Refusal } from '../refusals.ts'
import { publicUser } from './account.ts'
import { knownDeviceOf, letIn } from './api-keys.server.ts'
import { confirmRules } from './confirm-rules.server.ts'
import { requestReset } from './request-reset.server.ts'
import { resetPassword } from './reset-password.server.ts'
import { findVisitor } from './sessions.server.ts'
import { signIn } from './sign-in.server.ts'
import { signOut } from './sign-out.server.ts'
import { verifyProfile } from './verify-profile.server.ts'

const Email = z.string().trim().min(3).max(254)
const VERIFICATIONS = { max: 600, minutes: 15 }

export const accountDoors = [
  door({
    method: 'POST',
    path: '/api/auth/login',
    who: 'anyone',
    summary: 'Sign in with e-mail and password',
    body: z.strictObject({ email: Email, password: z.string().min(1).max(1000) }),
    handle: async ({ db, body, address, userAgent, token: currentToken, http, isSecure }) => {
      const arrival = { device: { address, userAgent }, knownDevice: knownDeviceOf(http), currentToken }
      const answer = await signIn(db, { ...body, ...arrival })
      if ('challenge' in answer) throw new Refusal('second_factor_required', answer)
      return letIn(http, isSecure, answer)
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/logout',
    who: 'anyone',
    summary: 'Sign out: ends the session and clears the cookie',
    handle: async ({ db, token, http, isSecure }) => {
      await signOut(db, token)
      http.header('set-cookie', endedSessionCookie(isSecure), { append: true })
      http.header('clear-site-data', '"cache", "storage"')
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/request-reset',
    who: 'anyone',
    summary: 'Ask for a letter with a link to set a new password',
    body: z.strictObject({ email: Email }),
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
    body: z.strictObject({ token: z.string().min(1).max(200), newPassword: z.string().min(1).max(1000) }),
    handle: async ({ db, body }) => {
      await resetPassword(db, body)
      return { success: true }
    },
  }),
  door({
    method: 'POST',
    path: '/api/auth/verify',
    who: 'anyone',
    summary: 'Tell whether a session token is valid, and whose it is',
    body: z.strictObject({ token: z.string().max(200) }),
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
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/onboarding/rules',
    who: 'signed-in',
    beforeOnboarding: true,
    summary: 'Confirm the club rules in the version that was read',
    body: z.strictObject({ version: z.int().positive().max(999_999_999) }),
    handle: async ({ db, body, visitor }) => {
      await confirmRules(db, visitor, body.version)
      return { success: true, user: publicUser({ ...visitor, confirmedStanovy: true }) }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/onboarding/profile',
    who: 'signed-in',
    beforeOnboarding: true,
    summary: 'Complete and verify one’s own profile',
    body: Profile.partial(),
    handle: async ({ db, body, visitor }) => {
      if (!visitor.confirmedStanovy) throw new Refusal('rules_not_confirmed')
      await verifyProfile(db, visitor, body)
      return { success: true, user: publicUser({ ...visitor, verifiedProfile: true }) }
    },
  }),
]
