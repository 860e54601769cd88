import { isRouteErrorResponse } from 'react-router'
import { mayPassLater } from '../values/passing-status.ts'

declare global {
  interface Window {
    /** Asked by React Router when looking ahead fails (vite.config.ts). */
    __isLostConnection?: (error: unknown) => boolean
  }
}

// What React Router leaves of a server's error once it is in the browser.
const FROM_THE_SERVER = 'Unexpected Server Error'

/** The status to show, or null when the failure had none (it happened in the browser). */
export function errorCode(error: unknown): number | null {
  if (isRouteErrorResponse(error)) return error.status
  if (error instanceof Error && error.message === FROM_THE_SERVER) return 500
  return null
}

export function errorKind(code: number | null): '404' | '403' | '500' | 'Other' {
  if (code === 404) return '404'
  if (code === 403) return '403'
  return code === 500 ? '500' : 'Other'
}

/** Another try is offered only where it may end otherwise: not to whoever may not be there, nor for what is not there. */
export function isWorthRetrying(error: unknown): boolean {
  const code = errorCode(error)
  return code === null || mayPassLater(code)
}

/** The browser reached nobody: no answer came, so there is no status either. */
export function isLostConnection(error: unknown): boolean {
  return (
    error instanceof TypeError &&
    /fetch|network|load failed|body stream|importing a module/i.test(error.message)
  )
}
