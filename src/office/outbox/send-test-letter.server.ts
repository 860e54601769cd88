import { postLetter } from '../../ground/mail/outbox.server.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Language } from '../../ground/values/words.ts'
import type { Db } from '../../tables.ts'
import { shortMoment } from '../../ground/values/moment.ts'

/** A letter to oneself, by the same way as all others. */
export async function sendTestLetter(
  db: Db,
  visitor: Visitor,
  { language, now }: { language: Language; now: Date },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const card = visitor.memberId
      ? await tx
          .selectFrom('member')
          .select(['firstName', 'salutation'])
          .where('id', '=', visitor.memberId)
          .executeTakeFirst()
      : undefined
    await postLetter(tx, {
      template: 'test',
      to: visitor.email,
      language,
      params: { greeting: greetingOf(card ?? null, language), posted: shortMoment(now, language) },
      accountId: visitor.id,
      memberId: visitor.memberId,
      priority: 'urgent',
    })
  })
}
