import { timingSafeEqual } from 'node:crypto'
import { keptOnce } from '../../ground/platform/kept-once.server.ts'
import { seal, sha256, takeOut } from '../../ground/platform/secret.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

const FIO = new URL('https://fioapi.fio.cz/v1/rest/')

/** What the server's settings say about the bank; the demo club has its own bank on loopback. */
type BankSettings = {
  readonly url: URL
  readonly token: string | null
  readonly cronSecret: string | null
  readonly isDemo: boolean
  /** How long an answer is waited for, where it is not the usual time. */
  readonly patience?: number
}

const OFF: BankSettings = { url: FIO, token: null, cronSecret: null, isDemo: false }

const known = keptOnce('bank', (): { settings: BankSettings } => ({ settings: OFF }))

/** Told once at the start, like the app's secret. */
export function useBank(settings: Partial<BankSettings>): void {
  known.settings = { ...OFF, ...settings }
}

export function bankSettings(): BankSettings {
  return known.settings
}

export type TokenInUse = { readonly token: string; readonly from: 'server' | 'club' }

/** The token of the environment, or else the one stored by an officer; null when the bank is switched off. */
export async function findToken(db: Db): Promise<TokenInUse | null> {
  const { token } = known.settings
  if (token) return { token, from: 'server' }
  const row = await db
    .selectFrom('bankToken')
    .select('sealed')
    .where('sealed', 'is not', null)
    .executeTakeFirst()
  if (!row?.sealed) return null
  const opened = takeOut('bank-token', row.sealed)
  if (!opened) throw new Refusal('bank_token_unreadable')
  return { token: opened, from: 'club' }
}

/** Whether the bank is switched on at all. */
export async function hasToken(db: Db): Promise<boolean> {
  if (known.settings.token) return true
  const row = await db
    .selectFrom('bankToken')
    .select('digest')
    .where('sealed', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Tells tokens apart without keeping them. */
export function tokenDigest(token: string): Buffer {
  return seal('bank', token)
}

/** Without a configured secret nothing opens this door, not even 'undefined'. */
export function isCronCall(authorization: string | undefined): boolean {
  const { cronSecret } = known.settings
  if (!cronSecret || !authorization?.startsWith('Bearer ')) return false
  return timingSafeEqual(sha256(authorization.slice('Bearer '.length)), sha256(cronSecret))
}
