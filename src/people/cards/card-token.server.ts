import { timingSafeEqual } from 'node:crypto'
import { seal } from '../../ground/platform/secret.server.ts'

const SEAL_LENGTH = 12
const SHAPE = /^([0-9a-z]{1,6})\.([\w-]{16})$/

/**
 * What the QR on a card carries: the card's id, sealed, so that nobody prints himself a card. The serial
 * is part of the seal alone: raised by one, it makes every card printed before untrue.
 */
export function cardToken(memberId: number, serial: number): string {
  return `${memberId.toString(36)}.${sealOf(memberId, serial).toString('base64url')}`
}

/** As in addresses; six letters can say more than the database can count. */
const GREATEST_ID = 999_999_999

/** Whose card a token says it is; whether that is true tells the seal. */
export function tokenOwner(token: string): number | null {
  const memberId = Number.parseInt(SHAPE.exec(token)?.[1] ?? '', 36)
  return memberId >= 1 && memberId <= GREATEST_ID ? memberId : null
}

export type TokenVerdict = 'true' | 'revoked' | 'forged'

/** Every seal the card ever had is tried: one of the former ones was called back, any other is nobody's. */
export function judgeToken(token: string, memberId: number, serial: number): TokenVerdict {
  const given = Buffer.from(SHAPE.exec(token)?.[2] ?? '', 'base64url')
  if (tokenOwner(token) !== memberId || given.length !== SEAL_LENGTH) return 'forged'
  for (let tried = serial; tried >= 0; tried -= 1)
    if (timingSafeEqual(given, sealOf(memberId, tried))) return tried === serial ? 'true' : 'revoked'
  return 'forged'
}

/** The first card of a person is sealed by the id alone, as cards were before they could be called back. */
function sealOf(memberId: number, serial: number): Buffer {
  const text = serial === 0 ? String(memberId) : `${memberId}:${serial}`
  return seal('card', text).subarray(0, SEAL_LENGTH)
}
