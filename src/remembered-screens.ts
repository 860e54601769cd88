import type { ReadOf } from './ground/http/drawn-again.server.ts'

/**
 * Screens that read nothing but tables that note their changes: looked at again before anything they read has changed, they
 * are shown as they were drawn (`ground/http/drawn-again.server.ts`). A walk looks at what each of them reads.
 */
export const REMEMBERED_SCREENS: Readonly<Record<string, ReadOf>> = {
  '/admin/members': 'club',
  '/admin/fees/pending': 'club and letters',
  '/admin/fees/reminders': 'club and letters',
  '/admin/fees/pairing': 'club and letters',
  '/admin/fees/received': 'club and letters',
  '/admin/fees/statistics': 'club and letters',
  '/admin/fees/bank': 'club and letters',
}
