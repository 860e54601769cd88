import { judgeToken, tokenOwner } from '../cards/card-token.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { hitByLook } from '../../ground/http/rate-limit.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findHolder } from './holders.server.ts'
import { readPortrait } from './read-portrait.server.ts'
import type { CardState } from './standing.ts'

/** What anybody may learn from a card: its holder's name and whether it holds. Of a card that is over, not even the name. */
export type Verification =
  | {
      readonly verdict: Extract<CardState, 'valid' | 'expired'>
      readonly name: string
      readonly until: string | null
      /** Only where its holder allowed it. */
      readonly portrait: string | null
    }
  | { readonly verdict: 'waiting' | 'ended' | 'revoked' | 'forged' | 'unknown' }

/** One look at a door is a look; a thousand are somebody's list. */
const LOOKS = { max: 60, minutes: 10 } as const

type Look = { readonly token: string; readonly today: string; readonly address: string }

export async function verifyCard(db: Db, { token, today, address }: Look): Promise<Verification> {
  const { allowed, retryAfter } = await hitByLook(db, `card:network:${networkOf(address)}`, LOOKS)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
  const memberId = tokenOwner(token)
  if (memberId === null) return { verdict: 'unknown' }
  const holder = await findHolder(db, memberId, today)
  // A card that was erased and one that never was look alike, unless the seal is right.
  const seal = judgeToken(token, memberId, holder?.cardSerial ?? 0)
  if (seal === 'forged') return { verdict: 'forged' }
  if (!holder) return { verdict: 'unknown' }
  if (seal === 'revoked') return { verdict: 'revoked' }
  const { state, until } = holder.standing
  if (state === 'waiting' || state === 'ended') return { verdict: state }
  const portrait = holder.photoAtDoor && holder.photoKey ? await readPortrait(holder.photoKey) : null
  return { verdict: state, name: `${holder.firstName} ${holder.lastName}`, until, portrait }
}
