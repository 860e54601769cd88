import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Db } from '../../tables.ts'
import { approveMember } from '../members/approve-member.server.ts'
import type { MemberCard } from '../members/member.ts'
import { reachMany } from '../members/reachable.server.ts'
import { greetingOf } from '../members/salutation.ts'

type Which = { readonly memberId: number; readonly today: string }

/** The road is at its end: card, role, period, trace and the letter that says so, or nothing at all. */
export async function acceptApplicant(
  db: Db,
  visitor: Visitor,
  { memberId, today }: Which,
): Promise<MemberCard> {
  return inTransaction(db, async (tx) => {
    const card = await approveMember(tx, visitor, { memberId, today })
    const person = (await reachMany(tx, [memberId], null)).get(memberId)
    if (person && typeof person !== 'string') {
      const language = person.language ?? 'cs'
      await postLetter(tx, {
        template: 'applicant-accepted',
        to: person.email,
        language,
        accountId: person.accountId,
        memberId,
        params: { greeting: greetingOf(person, language) },
      })
    }
    return card
  })
}
