import { useEffect, useState } from 'react'
import { type Finding, readRecent } from './finding.ts'

type Answer = { readonly query: string; readonly items: readonly Finding[]; readonly failed: boolean }

const PAUSE = 120

/** What the club answers to what is being typed; an answer to an older question never overwrites a newer one. */
export function useFindings(query: string): Answer & { readonly isLooking: boolean } {
  const [answer, setAnswer] = useState<Answer>({ query: ' ', items: [], failed: false })
  useEffect(() => {
    const asking = new AbortController()
    const timer = setTimeout(() => {
      ask(query, asking.signal).then(setAnswer, () => {
        if (!asking.signal.aborted) setAnswer({ query, items: [], failed: true })
      })
    }, PAUSE)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [query])
  return { ...answer, isLooking: answer.query !== query }
}

async function ask(query: string, signal: AbortSignal): Promise<Answer> {
  const asked = new URLSearchParams({ q: query, recent: recentPlaces().join(',') })
  const response = await fetch(`/api/search?${asked.toString()}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  const { items } = (await response.json()) as { readonly items: readonly Finding[] }
  return { query, items, failed: false }
}

const KEY = 'klubovna-recent'

/** Where one went by the palette; addresses alone, and gone with the sign-out. */
export function recentPlaces(): readonly string[] {
  try {
    return readRecent(localStorage.getItem(KEY))
  } catch {
    return []
  }
}

export function keepRecent(recent: readonly string[]): void {
  try {
    localStorage.setItem(KEY, recent.join(','))
  } catch {
    // A browser that keeps nothing has no recent places.
  }
}
