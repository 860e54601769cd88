import { clearMarks, isUnsent } from './marks.ts'
import { clearKept, deleteStore } from './store.ts'

const PAGES = 'klubovna-ride'

/** Everything, whatever waits: he signed out and knows. */
export async function forgetAll(): Promise<void> {
  clearMarks()
  if ('caches' in window) await caches.delete(PAGES)
  await deleteStore()
}

/** What is over, and what is not his any more: pages and people go; acts that were not sent hold no names and may wait. */
export async function forgetKept(): Promise<void> {
  if (!isUnsent()) return forgetAll()
  if ('caches' in window) await caches.delete(PAGES)
  await clearKept()
}
