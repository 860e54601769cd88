import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { safeTarget } from './navigate.ts'

type GoToOptions = {
  readonly external?: boolean | undefined
  readonly replace?: boolean | undefined
  /** A whole document load instead of a step inside the app. */
  readonly document?: boolean | undefined
}

/** The only way to navigate from code; throws where a link would lead out unasked. */
export function useGoTo(): (url: string, options?: GoToOptions) => void {
  const navigate = useNavigate()
  return useCallback(
    (url, { external = false, replace = false, document = false } = {}) => {
      const target = safeTarget(url, { external })
      if (external || document) window.location.assign(target)
      else void navigate(target, { replace })
    },
    [navigate],
  )
}
