import { Outlet, redirect } from 'react-router'
import { signOut } from '../../entry/sign-in/sign-out.server.ts'
import { endedSessionCookie } from '../../ground/http/cookies.ts'
import { can } from '../../permissions.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import type { Route } from './+types/guard.layout'
import { guardAdmin } from './guard.ts'
import { turnedAwayCookie } from './turned-away.ts'

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const request = fromRequest(args)
    // The address as the visitor sees it: in-app navigation asks for `/admin/fees.data`.
    const verdict = guardAdmin(args.url.pathname, request.visitor)
    if (verdict === 'enter') return next()

    const headers = new Headers()
    // A stranger's page must not sign anybody out: it is led away, and nothing changes.
    if (verdict.signOut && request.mayAct) {
      await signOut(request.db, request.token)
      headers.append('set-cookie', endedSessionCookie(request.isSecure))
      if (request.visitor)
        headers.append(
          'set-cookie',
          flashCookie(can(request.visitor, 'dashboard.view') ? 'notHere' : 'noAccess'),
        )
    }
    if (verdict.goTo === '/admin/thanks' && request.mayAct)
      headers.append('set-cookie', turnedAwayCookie(args.url.pathname))
    throw redirect(verdict.goTo, { headers })
  },
]

/** Without a loader the guard would not be asked on in-app navigation. */
export function loader() {
  return null
}

export default function GuardedArea() {
  return <Outlet />
}
