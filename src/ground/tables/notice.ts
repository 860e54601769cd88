import type { Power } from '../../permissions.ts'

// What was done, and which power it took: all who hold that power are told.
export const POWER_OF = {
  'mail-server-changed': 'club.mail',
  'mail-server-removed': 'club.mail',
  'backup-downloaded': 'club.restore',
  'backup-uploaded': 'club.restore',
  'backup-deleted': 'club.restore',
  'backup-plan-changed': 'club.restore',
  'restore-asked': 'club.restore',
  'area-granted': 'grants.give',
  'area-taken': 'grants.give',
  'program-key-made': 'grants.give',
  'program-key-revoked': 'grants.give',
  'hook-made': 'grants.give',
  'hook-deleted': 'grants.give',
  'hook-paused': 'grants.give',
  'webmaster-made': 'webmasters.govern',
  'webmaster-unmade': 'webmasters.govern',
  'webmaster-shut': 'webmasters.govern',
  'webmaster-opened': 'webmasters.govern',
  'webmaster-unlocked': 'webmasters.govern',
  'treasurer-made': 'club.account',
  'club-account-changed': 'club.account',
  'bank-connected': 'club.account',
  'bank-disconnected': 'club.account',
} as const satisfies Record<string, Power>

export type PowerUse = keyof typeof POWER_OF

/** Beside the use of powers, what a person is told about his own locks. */
export type NoticeKind = PowerUse | 'check-passkeys'

export function isPowerUse(text: string): text is PowerUse {
  return Object.hasOwn(POWER_OF, text)
}
