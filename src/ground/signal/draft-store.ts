import type { Change } from './draft-form.ts'
import { DAY_MS } from '../values/day.ts'

type Draft = { readonly at: number; readonly changes: readonly Change[] }

const KEPT_FOR = 7 * DAY_MS

/** The drafts of one person in this browser; whoever is not signed in leaves nothing behind his tab. */
export function draftsOf(writer: string | null, now: () => number = Date.now) {
  const mine = `draft:${writer ?? ''}:`
  const store = () => (writer === null ? sessionStorage : localStorage)
  const quietly = <T>(work: (store: Storage) => T, otherwise: T): T => {
    try {
      return work(store())
    } catch {
      // A browser that keeps nothing, or has no room left.
      return otherwise
    }
  }
  return {
    find: (name: string): readonly Change[] =>
      quietly((kept) => {
        const text = kept.getItem(mine + name)
        return text === null ? [] : (JSON.parse(text) as Draft).changes
      }, []),
    keep: (name: string, changes: readonly Change[]) =>
      quietly((kept) => {
        if (changes.length === 0) kept.removeItem(mine + name)
        else kept.setItem(mine + name, JSON.stringify({ at: now(), changes } satisfies Draft))
      }, undefined),
    count: () => quietly((kept) => Object.keys(kept).filter((key) => key.startsWith(mine)).length, 0),
    clear: () => quietly((kept) => removeWhere(kept, (key) => key.startsWith(mine)), undefined),
    /** What is old, or was written by somebody else who sat here before. */
    tidy: () =>
      quietly(
        (kept) =>
          removeWhere(kept, (key, text) => {
            const isOld = now() - ((JSON.parse(text) as Draft).at || 0) > KEPT_FOR
            return isOld || !key.startsWith(mine)
          }),
        undefined,
      ),
  }
}

function removeWhere(kept: Storage, isRemoved: (key: string, text: string) => boolean): void {
  for (const key of Object.keys(kept).filter((one) => one.startsWith('draft:')))
    if (isRemoved(key, kept.getItem(key) ?? '{}')) kept.removeItem(key)
}
