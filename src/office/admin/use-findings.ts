import { useEffect, useState } from 'react'
import type { Finding } from './finding.ts'

type Answer = { readonly query: string; readonly items: readonly Finding[]; readonly failed: boolean }

const PAUSE = 120

/** What the club answers to what is being typed; an answer to an older question never overwrites a newer one. */
export function useFindings(query: string): Answer & { readonly isLooking: boolean } {
  const [answer, setAnswer] = useState<Answer>({ query: '', items: [], failed: false })
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
  const response = await fetch(`/api/search?${new URLSearchParams({ q: query }).toString()}`, { signal })
  if (!response.ok) throw new Error(String(response.status))
  const { items } = (await response.json()) as { readonly items: readonly Finding[] }
  return { query, items, failed: false }
}
