import { readClub } from '../platform/club-settings.server.ts'
import type { Db } from '../../tables.ts'
import { asRecord, type Json } from '../tables/json.ts'
import type { Letter } from './letter.ts'
import { listOfficers } from './officers.server.ts'
import { isPlainAddress } from './outbox.ts'

type Posted = { readonly params: Json; readonly toAddress: string }

/**
 * The mailbox somebody looks into who can answer this letter, as things stand when it leaves. A letter with a one-time link
 * names none: an answer quotes the letter, and with it the link.
 */
export async function findReplyTo(
  db: Db,
  { answeredBy, link }: Letter,
  { params, toAddress }: Posted,
): Promise<string | null> {
  if (link) return null
  const address = (await findAnswerer(db, answeredBy, params)) ?? (await readClub(db)).contact.email
  return isPlainAddress(address) && address !== toAddress ? address : null
}

async function findAnswerer(db: Db, answeredBy: Letter['answeredBy'], params: Json): Promise<string | null> {
  if (!answeredBy) return null
  if (answeredBy !== 'author') return (await listOfficers(db, answeredBy))[0]?.email ?? null
  const { authorId } = asRecord(params)
  if (typeof authorId !== 'number') return null
  const author = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', authorId)
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
  return author?.email ?? null
}
