import { hitByLook } from '../../ground/http/rate-limit.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'

const TRIES = { max: 60, minutes: 10 } as const

/** Nobody finds a link by trying. */
export async function countLook(db: Db, address: string): Promise<void> {
  const { allowed, retryAfter } = await hitByLook(db, `answer:${networkOf(address)}`, TRIES)
  if (!allowed) throw new Refusal('too_many_attempts', { retryAfter })
}

export const isToken = (text: string) => /^[\w-]{43}$/.test(text)
