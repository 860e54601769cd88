import { sql } from 'kysely'
import { postLetter } from '../mail/outbox.server.ts'
import { holdersOf, type Role } from '../../permissions.ts'
import { type Language, speak } from '../values/words.ts'
import type { Db } from '../../tables.ts'
import { POWER_OF, type PowerUse } from '../tables/notice.ts'
import { noticePanelWords } from './notices.words.ts'

type Use = {
  /** Nobody is the house itself. */
  readonly actorId: number | null
  /** Whose account it is about. */
  readonly aboutId?: number | null
  /** What exactly, in the words of whoever is told. */
  readonly detail?: string | ((language: Language) => string)
}

/**
 * Tells everybody who holds the power that it was used, by letter and on the first page, so that neither a mail server
 * of the one who did it nor a quick hand in the outbox keeps it from them. Answers the numbers of the letters.
 */
export async function tellHolders(
  tx: Db,
  kind: PowerUse,
  { actorId, aboutId = null, detail = '' }: Use,
): Promise<readonly number[]> {
  const holders = await tx
    .selectFrom('account')
    .select(['id', 'email', 'language'])
    .where('role', 'in', [...holdersOf(POWER_OF[kind])])
    .where('deactivatedAt', 'is', null)
    // Whom it is about has letters of his own.
    .$if(aboutId !== null, (query) => query.where('id', '<>', aboutId ?? 0))
    .orderBy('id')
    .execute()
  const [who, whom] = [await nameOf(tx, actorId), await nameOf(tx, aboutId)]
  const letters: number[] = []
  for (const { id, email, language: chosen } of holders) {
    const language = chosen ?? 'cs'
    const told = (typeof detail === 'string' ? detail : detail(language)).slice(0, 300)
    await tx.insertInto('notice').values({ accountId: id, kind, actorId, aboutId, detail: told }).execute()
    const say = speak(noticePanelWords, language)
    const params = { kind, who: who ?? say('house'), whom: whom ?? say('everybody'), detail: told }
    letters.push(
      await postLetter(tx, {
        template: 'power-used',
        to: email,
        language,
        accountId: id,
        params,
        priority: 'urgent',
      }),
    )
  }
  return letters
}

/** Somebody was given an office that holds a power: those who hold it already are told. */
export async function tellOfOffice(tx: Db, role: Role, use: Use): Promise<void> {
  if (role === 'Webmaster') await tellHolders(tx, 'webmaster-made', use)
  if (role === 'Treasurer') await tellHolders(tx, 'treasurer-made', use)
}

async function nameOf(tx: Db, accountId: number | null): Promise<string | null> {
  if (accountId === null) return null
  const row = await tx
    .selectFrom('account')
    .leftJoin('member', 'member.id', 'account.memberId')
    .select(sql<string>`coalesce(member.first_name || ' ' || member.last_name, account.email)`.as('name'))
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row?.name ?? null
}
