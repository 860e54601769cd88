import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** What the root loader said; nothing when the failure came before it. */
export function useRoot() {
  return useRouteLoaderData<typeof loader>('root')
}
