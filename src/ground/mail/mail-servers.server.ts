import { sql } from 'kysely'
import { keptOnce } from '../platform/kept-once.server.ts'
import { lockAway, takeOut } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import { type Dkim, recordName, speaksFor } from './dkim.ts'
import { addressOf, type MailServer } from './mail-server.ts'
import { type Postman, smtpPostman } from './smtp.server.ts'

const KEY = 'mailServer'

type Environment = {
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Signs whatever server the letters go through. */
  readonly dkim?: Dkim | null
  readonly mailReturn?: string | null
}
type Employed = { readonly contract: string; readonly postman: Postman }

const state = keptOnce('mail', (): { environment: Environment | null; employed: Employed | null } => ({
  environment: null,
  employed: null,
}))

/** Told once at the start: what the environment says wins over what the club has set up. */
export function useMailEnvironment(environment: Environment): void {
  state.environment = environment
}

export type KnownServer =
  | { readonly source: 'environment'; readonly url: string; readonly from: string }
  | { readonly source: 'club'; readonly url: string; readonly from: string; readonly server: MailServer }

export async function findMailServer(db: Db): Promise<KnownServer | null> {
  const { smtpUrl = null, mailFrom = '' } = state.environment ?? {}
  if (smtpUrl) return { source: 'environment', url: smtpUrl, from: mailFrom }
  const row = await db.selectFrom('clubSetting').select('value').where('key', '=', KEY).executeTakeFirst()
  const text =
    typeof row?.value === 'string' ? takeOut('mail-server', Buffer.from(row.value, 'base64')) : null
  if (text === null) return null
  const server = JSON.parse(text) as MailServer
  return { source: 'club', url: addressOf(server), from: server.from, server }
}

/** Whoever carries letters now; asked before every letter, so that a change holds at once, everywhere. */
export async function currentPostman(db: Db): Promise<Postman | null> {
  const server = await findMailServer(db)
  const contract = server ? JSON.stringify([server.url, server.from]) : ''
  if (state.employed?.contract === contract) return state.employed.postman
  dismissPostman()
  if (!server) return null
  const { dkim = null, mailReturn: returnTo = null } = state.environment ?? {}
  const both = { dkim, returnTo }
  state.employed = { contract, postman: smtpPostman({ ...server, ...both }) }
  return state.employed.postman
}

/** Where the key letters from this address are signed with is published; null where they are not. */
export function signedBy(from: string): string | null {
  const dkim = state.environment?.dkim
  return dkim && speaksFor(dkim, from) ? recordName(dkim) : null
}

export function dismissPostman(): void {
  state.employed?.postman.close()
  state.employed = null
}

export async function storeMailServer(tx: Db, server: MailServer, updatedBy: number): Promise<void> {
  const value = JSON.stringify(lockAway('mail-server', JSON.stringify(server)).toString('base64'))
  await tx
    .insertInto('clubSetting')
    .values({ key: KEY, value, updatedBy })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value, updatedBy, updatedAt: sql<Date>`now()` }),
    )
    .execute()
}

export async function removeMailServer(tx: Db): Promise<void> {
  await tx.deleteFrom('clubSetting').where('key', '=', KEY).execute()
}
