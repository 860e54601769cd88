import { type Draft, pickDraft, type Place, placeOf, SUMMARY } from './application-form.ts'

const KEY = 'klubovna:prihlaska'

export type StoredDraft = { readonly place: Place; readonly draft: Draft }

/** What this browser remembers of an unfinished application; a browser that forbids it remembers nothing. */
export function readStored(): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return parseStored(stored)
  } catch {
    return null
  }
}

export function parseStored(stored: unknown): StoredDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const record: Readonly<Record<string, unknown>> = { ...stored }
  const draft = pickDraft(
    typeof record.draft === 'object' && record.draft !== null ? { ...record.draft } : {},
  )
  const place = placeOf(String(record.place))
  return Object.keys(draft).length === 0 ? null : { draft, place: place === SUMMARY ? 3 : place }
}

export function store(stored: StoredDraft): void {
  try {
    if (Object.keys(stored.draft).length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(stored))
  } catch {
    // A full or forbidden storage only means that nothing is kept.
  }
}

export function forgetStored(): void {
  store({ place: 1, draft: {} })
}
