import { sql } from 'kysely'
import { findAnswerLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { canonicalSymbol } from '../payments/variable-symbol.ts'

/** Whether the letter's link still leads to somebody, and whether he said yes already. */
export async function viewGiverPage(db: Db, token: string): Promise<{ readonly isProved: boolean } | null> {
  const giver = await findByLink(db, token)
  return giver ? { isProved: giver.provedAt !== null } : null
}

/** The address is his. Whose money came before is thanked at once. */
export async function proveGiver(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await findByLink(tx, token)
    if (!found) throw new Refusal('answer_link_dead')
    const giver = await tx
      .updateTable('giver')
      .set({ provedAt: sql<Date>`coalesce(proved_at, now())` })
      .where('id', '=', found.id)
      .returning(['id', 'email', 'language', 'donationId'])
      .executeTakeFirst()
    if (!giver) throw new Refusal('answer_link_dead')
    if (giver.donationId !== null) await thank(tx, giver, giver.donationId)
  })
}

/** Money with somebody's symbol was written down as a gift: he is thanked now, or when he has proved his address. */
export async function noteGift(tx: Db, donationId: number, symbol: string | null): Promise<void> {
  const variableSymbol = canonicalSymbol(symbol)
  if (variableSymbol === null) return
  const giver = await tx
    .selectFrom('giver')
    .select(['id', 'email', 'language', 'provedAt'])
    .where('variableSymbol', '=', variableSymbol)
    .where('donationId', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!giver) return
  if (giver.provedAt === null)
    await tx.updateTable('giver').set({ donationId }).where('id', '=', giver.id).execute()
  else await thank(tx, giver, donationId)
}

type Thanked = { readonly id: number; readonly email: string; readonly language: 'cs' | 'en' }

/** Once; then there is no reason to keep his address. */
async function thank(tx: Db, { id, email, language }: Thanked, donationId: number): Promise<void> {
  const gift = await tx
    .updateTable('donation')
    .from('donationPurpose')
    .set({ thankedAt: sql<Date>`now()` })
    .whereRef('donationPurpose.id', '=', 'donation.purposeId')
    .where('donation.id', '=', donationId)
    .where('voidedAt', 'is', null)
    .where('anonymous', '=', false)
    .where('thankedAt', 'is', null)
    .returning(['donation.amount', 'donation.givenOn', 'donationPurpose.name as purpose'])
    .executeTakeFirst()
  if (gift) await postLetter(tx, { template: 'giver-thanks', to: email, language, params: gift })
  await tx.deleteFrom('giver').where('id', '=', id).execute()
}

async function findByLink(db: Db, token: string) {
  const link = await findAnswerLink(db, token)
  if (link?.purpose !== 'giver' || link.giverId === null) return undefined
  return db.selectFrom('giver').select(['id', 'provedAt']).where('id', '=', link.giverId).executeTakeFirst()
}
