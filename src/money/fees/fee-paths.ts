import type { FeeTab } from './fee-tab.ts'

/** Where each tab lives; the first one is the address of the whole. */
export const TAB_PATHS: Readonly<Record<FeeTab | 'pairing' | 'paper' | 'settings', string>> = {
  generate: '/admin/fees',
  pending: '/admin/fees/pending',
  reminders: '/admin/fees/reminders',
  pairing: '/admin/fees/pairing',
  received: '/admin/fees/received',
  statistics: '/admin/fees/statistics',
  paper: '/admin/fees/paper',
  settings: '/admin/fees/settings',
}

/** Reminders that go by themselves. */
export const AUTOMATIC_PATH = '/admin/fees/automatic'

/** Who pays for whom. */
export const HOUSEHOLDS_PATH = '/admin/fees/households'

/** The same view as a table for a spreadsheet. */
export function exportAddress(tab: FeeTab, search: string): string {
  return `/api/fees/${tab}/export.csv${search}`
}
