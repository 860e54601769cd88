import { sql } from 'kysely'
import { seal, sha256 } from '../platform/secret.server.ts'
import type { Db } from '../../tables.ts'
import type { AnswerLinkTable } from '../tables/closing.ts'

export type AnswerPurpose = AnswerLinkTable['purpose']

const DAYS = { 'former-member': 90 } as const satisfies Record<AnswerPurpose, number>

/** Derived from the letter's id with the app's key, as every secret of a letter is: no table holds it. */
function answerToken(purpose: AnswerPurpose, mailId: number): string {
  return seal('link', `${purpose}:${mailId}`).toString('base64url')
}

type Link = { readonly purpose: AnswerPurpose; readonly memberId: number; readonly mailId: number }

/** The link of the newest letter works; those of letters before it are dead from now on. */
export async function openAnswerLink(tx: Db, { purpose, memberId, mailId }: Link): Promise<void> {
  await endAnswerLinks(tx, memberId, purpose)
  await tx
    .insertInto('answerLink')
    .values({
      purpose,
      memberId,
      mailId,
      tokenHash: sha256(answerToken(purpose, mailId)),
      expiresAt: sql<Date>`now() + make_interval(days => ${DAYS[purpose]})`,
    })
    .execute()
}

export async function endAnswerLinks(tx: Db, memberId: number, purpose: AnswerPurpose = 'former-member') {
  await tx.deleteFrom('answerLink').where('memberId', '=', memberId).where('purpose', '=', purpose).execute()
}

/** What a letter carries; null once the link is dead, so that an old letter never brings it back to life. */
export async function answerTokenOf(
  db: Db,
  { mailId, purpose }: Pick<Link, 'mailId' | 'purpose'>,
): Promise<string | null> {
  const token = answerToken(purpose, mailId)
  return (await findAnswerLink(db, token)) ? token : null
}

export function findAnswerLink(db: Db, token: string) {
  return db
    .selectFrom('answerLink')
    .select(['purpose', 'memberId', 'createdAt', 'expiresAt'])
    .where('tokenHash', '=', sha256(token))
    .where('expiresAt', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function deleteExpiredAnswerLinks(db: Db): Promise<void> {
  await db
    .deleteFrom('answerLink')
    .where('expiresAt', '<', sql<Date>`now()`)
    .execute()
}
