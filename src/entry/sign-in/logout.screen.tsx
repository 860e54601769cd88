import { data, isRouteErrorResponse, redirect } from 'react-router'
import { endedSessionCookie } from '../../ground/http/cookies.ts'
import { toRefusal } from '../../ground/http/refusal-answer.server.ts'
import { sayRefusal } from '../../ground/http/refusal-sentence.ts'
import { declareScreen, titled } from '../../ground/http/screen.server.ts'
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

const screen = declareScreen({ who: 'anyone' })

export const action = screen.answers(async (given) => {
  const { db, token, isSecure, requestId, language, club, away } = given
  try {
    if (away) throw away
    await signOut(db, token)
  } catch (error) {
    // The session lives on, and so does the cookie: only with it can one try again.
    const refusal = toRefusal(error, requestId)
    noteRefusal(given, refusal)
    const said = { title: speak(logoutWords, language)('failed'), message: sayRefusal(refusal, language) }
    throw data(titled(said, club.name), { status: refusal.status })
  }
  const headers = new Headers()
  headers.append('set-cookie', endedSessionCookie(isSecure))
  headers.append('set-cookie', flashCookie('loggedOut'))
  headers.set('clear-site-data', '"cache", "storage"')
  return redirect('/', { status: 303, headers })
})

export const loader = screen.shows(async (): Promise<never> => {
  throw redirect('/')
})

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
