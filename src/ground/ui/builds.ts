// Put in by vite.config.ts; tests and the development server run without it.
declare const __BUILD_ID__: string | undefined

export const RUNNING_BUILD: string | null = typeof __BUILD_ID__ === 'string' ? __BUILD_ID__ : null

export const CHECKED_EVERY = 3_600_000
export const LATEST_BUILD = '/builds/latest.json'

/** Whether the answer of /builds/latest.json names another build than the one running here. */
export function isAnotherBuild(answer: unknown, running: string): boolean {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null
  return typeof id === 'string' && id !== '' && id !== running
}

type PendingNavigation = {
  readonly location?:
    | { readonly pathname: string; readonly search: string; readonly hash: string }
    | undefined
  readonly formMethod?: string | undefined
}

/** Where a plain navigation is heading; what a form does is left to finish. */
export function plainTarget({ location, formMethod }: PendingNavigation): string | null {
  if (!location || formMethod !== undefined) return null
  return location.pathname + location.search + location.hash
}

/** Asks every hour until there is a new build; a failed question is asked again next time. */
export function watchBuilds(
  running: string,
  ask: () => Promise<unknown>,
  onNewBuild: () => void,
): () => void {
  const timer = setInterval(() => {
    ask().then(
      (answer) => {
        if (!isAnotherBuild(answer, running)) return
        clearInterval(timer)
        onNewBuild()
      },
      () => undefined,
    )
  }, CHECKED_EVERY)
  return () => clearInterval(timer)
}
