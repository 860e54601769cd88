import { data, isRouteErrorResponse, redirect } from 'react-router'
import { endedSessionCookie } from '../../ground/http/cookies.ts'
import { toRefusal } from '../../ground/http/refusal-answer.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { noteRefusal } from '../../ground/http/screen-faults.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { errorCode } from '../../ground/ui/error-code.ts'
import { ErrorScreen } from '../../ground/ui/error-screen.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/logout.screen'
import { logoutWords } from './logout.words.ts'
import { signOut } from './sign-out.server.ts'

export async function action(args: Route.ActionArgs) {
  const { db, token, isSecure, requestId, language, club, away } = fromRequest(args)
  try {
    if (away) throw away
    await signOut(db, token)
  } catch (error) {
    // The session lives on, and so does the cookie: only with it can one try again.
    const refusal = toRefusal(error, requestId)
    noteRefusal(args, refusal)
    const title = `${speak(logoutWords, language)('failed')} · ${club.name}`
    throw data({ title, message: sayRefusal(refusal, language) }, { status: refusal.status })
  }
  const headers = new Headers()
  headers.append('set-cookie', endedSessionCookie(isSecure))
  headers.append('set-cookie', flashCookie('loggedOut'))
  headers.set('clear-site-data', '"cache", "storage"')
  return redirect('/', { status: 303, headers })
}

export function loader() {
  return redirect('/')
}

export function meta({ error }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: saidBy(error).title }, { name: 'robots', content: 'noindex' }]
}

/** Whoever comes here is on the way home; only as a screen can the way out say that it failed. */
export default function LogoutScreen() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const say = useWords(logoutWords)
  const text = [saidBy(error).message, say('stillIn')].filter(Boolean).join(' ')
  return (
    <ErrorScreen code={errorCode(error)} said={{ title: say('failed'), text }}>
      <form method="post" action="/logout">
        <Button type="submit" variant="primary" size="large">
          {say('again')}
        </Button>
      </form>
    </ErrorScreen>
  )
}

function saidBy(error: unknown): { readonly title?: string; readonly message?: string } {
  return isRouteErrorResponse(error) && error.data ? error.data : {}
}
