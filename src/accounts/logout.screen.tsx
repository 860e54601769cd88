import { redirect } from 'react-router'
import { endedSessionCookie } from '../platform/cookies.ts'
import { toRefusal } from '../platform/refusal-answer.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { flashCookie } from '../ui/flash.ts'
import type { Route } from './+types/logout.screen'
import { signOut } from './sign-out.server.ts'

export async function action(args: Route.ActionArgs) {
  const { db, token, isSecure, requestId } = fromRequest(args)
  const headers = new Headers()
  try {
    await signOut(db, token)
    headers.append('set-cookie', endedSessionCookie(isSecure))
    headers.append('set-cookie', flashCookie('loggedOut'))
    headers.set('clear-site-data', '"cache", "storage"')
  } catch (error) {
    // The session lives on, and so does the cookie: only with it can one try again.
    toRefusal(error, requestId)
    headers.append('set-cookie', flashCookie('logoutFailed'))
  }
  return redirect('/', { status: 303, headers })
}

export function loader() {
  return redirect('/')
}
