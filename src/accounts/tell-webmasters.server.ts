import { postLetter } from '../mail/outbox.server.ts'
import type { Db } from '../tables.ts'
import type { Json } from '../tables/json.ts'

/** A letter to everybody who can do something about it. */
export async function tellWebmasters(tx: Db, template: string, params: Json): Promise<void> {
  const people = await tx
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('role', '=', 'Webmaster')
    .where('deactivatedAt', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, email, language } of people)
    await postLetter(tx, { template, to: email, language: language ?? 'cs', accountId: id, params })
}
