import { createContext, useContext, useEffect } from 'react'
import { useRouteLoaderData } from 'react-router'
import { LANGUAGES } from '../values/words.ts'
import { BLANK_CLUB } from '../platform/blank-club.ts'
import type { RequestContext } from '../platform/request-context.ts'
import type { Visitor } from '../platform/visitor.ts'
import { THEMES } from '../values/theme.ts'
import type { Toast } from './toast.ts'

/** What the root loader says to every screen. */
export type Root = Pick<RequestContext, 'language' | 'theme' | 'club' | 'isDemo'> & {
  readonly visitor: Pick<Visitor, 'id' | 'role' | 'name'> | null
  readonly flash: Toast | null
  /** What the bar of the demo says; a real club is not even told the words. */
  readonly demo?: DemoTold | null
}

export type DemoTold = {
  readonly label: string
  readonly text: string
  readonly lookAs: string
  readonly roles: readonly { readonly role: string; readonly name: string }[]
}

/**
 * What is known of the visitor: from the server even when the root loader never ran, and inside the page what the page was
 * told, once for all who speak in it.
 */
export const KnownRoot = createContext<Root | undefined>(undefined)

export function useRoot(): Root | undefined {
  return useContext(KnownRoot)
}

let lastKnown: Root | undefined

/** For the page itself: what the root loader said; after a failure, what was known before it. */
export function useToldRoot(): Root | undefined {
  const loaded = useRouteLoaderData<Root>('root')
  const known = useContext(KnownRoot)
  useEffect(() => {
    if (loaded) lastKnown = loaded
  }, [loaded])
  return loaded ?? known ?? lastKnown ?? readFromPage()
}

/** The page that failed still says in which language and look it was. */
function readFromPage(): Root | undefined {
  if (typeof document === 'undefined') return undefined
  const { lang, dataset, style } = document.documentElement
  const name = document.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content
  if (!name) return undefined
  return {
    language: LANGUAGES.find((language) => language === lang) ?? 'cs',
    theme: THEMES.find((theme) => theme === dataset.theme) ?? 'system',
    club: {
      ...BLANK_CLUB,
      name,
      shortName: name.charAt(0),
      look: Object.fromEntries([...style].map((property) => [property, style.getPropertyValue(property)])),
    },
    isDemo: false,
    visitor: null,
    flash: null,
  }
}
