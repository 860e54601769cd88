import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { watchLeaving } from '../offline/leave.ts'
import { isToForget, isUnsent } from '../offline/marks.ts'
import { kitWords } from './kit.words.ts'
import type { Root } from './use-root.ts'
import { useWords } from './use-words.ts'

/** The name the service worker keeps the card under. */
const KEPT = 'klubovna-card'

/**
 * Whoever is not signed in has nothing private in this browser: a session may end without a sign-out. What was kept for a
 * ride goes a day after it; what waits to be sent goes with the first page that has a signal.
 */
export function useForgottenCard(): void {
  // Only what the server said just now counts: a page that failed knows nobody, and proves nothing.
  const visitor = useRouteLoaderData<Root>('root')?.visitor
  const isStranger = visitor === null
  const isSignedIn = Boolean(visitor)
  useEffect(() => {
    // Missing where the page came over plain http.
    if (isStranger && 'caches' in window) void caches.delete(KEPT)
    // The captain's page and the door of a meeting send by themselves and show what came of it.
    if (isSignedIn && isUnsent() && !/\/(?:kapitan|dvere)$/.test(location.pathname))
      void import('../offline/queue.ts').then((queue) => queue.sendActs()).catch(Boolean)
    if (isToForget(isStranger, Date.now()))
      void import('../offline/forget.ts').then((kept) => kept.forgetKept()).catch(Boolean)
  }, [isStranger, isSignedIn])
  const question = useWords(kitWords)('unsent')
  useEffect(() => watchLeaving(question), [question])
}
