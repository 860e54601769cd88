import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { HAS_MEMBERSHIP, IS_APPLICANT_HERE } from './club-count.server.ts'
import { reachMany } from './reachable.server.ts'
import { greetingOf } from './salutation.ts'

type Naming = { readonly memberId: number; readonly mentorId: number | null; readonly actorId: number }

/** Names who goes the road with an applicant, another one, or nobody. The new mentor is told by letter. */
export async function setMentor(db: Db, { memberId, mentorId, actorId }: Naming): Promise<void> {
  await inTransaction(db, async (tx) => {
    const applicant = await holdApplicant(tx, memberId)
    const mentor = mentorId === null ? null : await findMentor(tx, mentorId)
    const before = await tx
      .selectFrom('applicantMentor')
      .innerJoin('member', 'member.id', 'applicantMentor.mentorId')
      .select(['member.id', 'member.number'])
      .where('applicantMentor.memberId', '=', memberId)
      .executeTakeFirst()
    if ((before?.id ?? null) === mentorId) throw new Refusal('already_so')
    if (mentorId === null) {
      await tx.deleteFrom('applicantMentor').where('memberId', '=', memberId).execute()
    } else {
      const named = { mentorId, setBy: actorId, setAt: sql<Date>`now()` }
      await tx
        .insertInto('applicantMentor')
        .values({ memberId, ...named })
        .onConflict((conflict) => conflict.column('memberId').doUpdateSet(named))
        .execute()
      await tellMentor(tx, mentorId, applicant)
    }
    recordAudit(tx, {
      action: 'MENTOR_CHANGED',
      actorId,
      memberId,
      changes: [{ field: 'mentor', from: before?.number ?? null, to: mentor?.number ?? null }],
    })
  })
}

type Named = { readonly firstName: string; readonly lastName: string }

/** The card, held: two officers name one after the other. */
async function holdApplicant(tx: Db, memberId: number): Promise<Named> {
  const { rows } = await sql<Named>`select first_name as "firstName", last_name as "lastName" from member
    where id = ${memberId} and ${IS_APPLICANT_HERE} for update`.execute(tx)
  if (!rows[0]) throw new Refusal('not_applicant')
  return rows[0]
}

/** A member, held against leaving meanwhile; an applicant cannot be one, so nobody is his own. */
async function findMentor(tx: Db, mentorId: number): Promise<{ readonly number: number }> {
  const { rows } = await sql<{ number: number }>`select number from member
    where id = ${mentorId} and ${HAS_MEMBERSHIP} for share`.execute(tx)
  if (!rows[0]) throw new Refusal('mentor_not_member')
  return rows[0]
}

async function tellMentor(tx: Db, mentorId: number, { firstName, lastName }: Named): Promise<void> {
  const person = (await reachMany(tx, [mentorId], null)).get(mentorId)
  if (!person || typeof person === 'string') return
  const language = person.language ?? 'cs'
  await postLetter(tx, {
    template: 'applicant-mentor',
    to: person.email,
    language,
    accountId: person.accountId,
    memberId: mentorId,
    params: { greeting: greetingOf(person, language), name: `${firstName} ${lastName}` },
  })
}
