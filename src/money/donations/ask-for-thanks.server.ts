import { sql } from 'kysely'
import type { z } from 'zod'
import { hit } from '../../ground/http/rate-limit.server.ts'
import { openGiverLink } from '../../ground/mail/answer-links.server.ts'
import { mailboxOf } from '../../ground/mail/mailbox.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { networkOf } from '../../ground/platform/proxy.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type GiverInput, giverSymbol } from './giver.ts'

const PER_NETWORK = { max: 20, minutes: 60 }
const FROM_EVERYBODY = { max: 300, minutes: 60 }
const LETTERS_A_DAY = { max: 3, minutes: 24 * 60 }

type Asked = { readonly address: string; readonly language: Language; readonly today: string }

/**
 * Somebody gives and wishes to be thanked; the symbol his money will be known by. His address counts once he proves it by the
 * letter's link. Everybody is answered alike, whether we know the address or not.
 */
export async function askForThanks(
  db: Db,
  { address, language, today }: Asked,
  { email }: z.infer<typeof GiverInput>,
): Promise<string> {
  await refuseFlood(db, address)
  return inTransaction(db, async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('giver', 'id'))::int as id`.execute(tx)
    const id = rows[0]?.id ?? 0
    const variableSymbol = giverSymbol(id, Number(today.slice(0, 4)))
    if (variableSymbol === null) throw new Refusal('no_symbol_left')
    await tx.insertInto('giver').values({ id, email, language, variableSymbol }).execute()
    // Nobody's mailbox is filled through us: the form answers as ever, only no more letters go.
    const { allowed } = await hit(tx, `giver:letter:${mailboxOf(email)}`, LETTERS_A_DAY)
    if (!allowed) return variableSymbol
    const mailId = await postLetter(tx, { template: 'giver-prove', to: email, language, priority: 'urgent' })
    await openGiverLink(tx, { giverId: id, mailId })
    return variableSymbol
  })
}

/** One network first: a flood from one place must not use up everybody's share. */
async function refuseFlood(db: Db, address: string): Promise<void> {
  const network = await hit(db, `giver:network:${networkOf(address)}`, PER_NETWORK)
  if (!network.allowed) throw new Refusal('too_many_attempts', { retryAfter: network.retryAfter })
  const everybody = await hit(db, 'giver:everybody', FROM_EVERYBODY)
  if (!everybody.allowed) throw new Refusal('too_many_attempts', { retryAfter: everybody.retryAfter })
}
