import { lockAway, takeOut } from '../../ground/platform/secret.server.ts'
import { asRecord, type Json } from '../../ground/tables/json.ts'

/** Whom one tablet may show, until when; nobody but the house can write or read it. */
export type Ticket = {
  readonly kioskId: number
  readonly memberId: number
  readonly until: number
  /** What was owed when the card was shown: what of it is paid now turns green. */
  readonly owed: readonly number[]
}

export function writeTicket(ticket: Ticket): string {
  return lockAway('kiosk', JSON.stringify(ticket)).toString('base64url')
}

/** Null when it is not ours, of another tablet, or over. */
export function readTicket(
  text: string | null,
  { id: kioskId, now }: { readonly id: number; readonly now: Date },
): Ticket | null {
  const plain = text === null || text.length > MOST ? null : takeOut('kiosk', Buffer.from(text, 'base64url'))
  if (plain === null) return null
  const { memberId, until, owed, kioskId: of } = asRecord(JSON.parse(plain) as Json)
  if (of !== kioskId || typeof memberId !== 'number' || typeof until !== 'number') return null
  const ids = Array.isArray(owed) ? owed.filter((id) => typeof id === 'number') : []
  return until > now.getTime() ? { kioskId, memberId, until, owed: ids } : null
}

const MOST = 4000
