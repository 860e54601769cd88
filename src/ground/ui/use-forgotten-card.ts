import { useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Root } from './use-root.ts'

/** The name the service worker keeps the card under. */
const KEPT = 'klubovna-card'

/** Whoever is not signed in has nothing private in this browser: a session may end without a sign-out. */
export function useForgottenCard(): void {
  // Only what the server said just now counts: a page that failed knows nobody, and proves nothing.
  const isStranger = useRouteLoaderData<Root>('root')?.visitor === null
  useEffect(() => {
    // Missing where the page came over plain http.
    if (isStranger && 'caches' in window) void caches.delete(KEPT)
  }, [isStranger])
}
