import { IDLE_NAVIGATION, type Navigation } from 'react-router'

type State = { readonly navigation: Navigation; readonly revalidation: 'idle' | 'loading' }

type Fetcher = { readonly state: string; readonly formAction?: string | undefined }

declare global {
  interface Window {
    /** React Router's own; during a navigation it knows where the visitor was going. */
    __reactRouterDataRouter?: {
      state: State & { readonly fetchers: ReadonlyMap<string, Fetcher> }
      resetFetcher: (key: string) => void
      subscribe: (listener: (state: State) => void) => () => void
      _internalSetStateDoNotUseOrYouWillBreakYourApp: (state: State) => void
    }
  }
}

/**
 * The router believes it still waits; whoever looks at the screen is told that nobody does, so that buttons may be pressed
 * again and nothing moves. What is given back lets him see the waiting again.
 */
export function showAtRest(): () => void {
  const router = window.__reactRouterDataRouter
  if (!router) return () => undefined
  const { navigation, revalidation } = router.state
  const show = (state: State) => router._internalSetStateDoNotUseOrYouWillBreakYourApp(state)
  show({ navigation: IDLE_NAVIGATION, revalidation: 'idle' })
  return () => show({ navigation, revalidation })
}

/** A form that is answered in its place (a dialog) is freed, so that its own button sends it again. */
export function freeFetchers(path: string): boolean {
  const router = window.__reactRouterDataRouter
  const waiting = [...(router?.state.fetchers ?? [])].filter(
    ([, { state, formAction }]) => state === 'submitting' && formAction?.split('?')[0] === path,
  )
  for (const [key] of waiting) router?.resetFetcher(key)
  return waiting.length > 0
}
