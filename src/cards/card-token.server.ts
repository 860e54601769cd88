import { timingSafeEqual } from 'node:crypto'
import { seal } from '../platform/secret.server.ts'

const SEAL_LENGTH = 12

/** What the QR on a card carries: the card's id, sealed, so that nobody prints himself a card. */
export function cardToken(memberId: number): string {
  return `${memberId.toString(36)}.${sealOf(memberId).toString('base64url')}`
}

/** The id a token was made for, or null for one we did not make. */
export function readCardToken(token: string): number | null {
  const [id = '', mark = ''] = token.split('.')
  const memberId = /^[0-9a-z]{1,6}$/.test(id) ? Number.parseInt(id, 36) : 0
  if (memberId < 1 || cardToken(memberId).length !== token.length) return null
  const given = Buffer.from(mark, 'base64url')
  return given.length === SEAL_LENGTH && timingSafeEqual(given, sealOf(memberId)) ? memberId : null
}

function sealOf(memberId: number): Buffer {
  return seal('card', String(memberId)).subarray(0, SEAL_LENGTH)
}
