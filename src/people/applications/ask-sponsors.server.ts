import { hit } from '../../ground/http/rate-limit.server.ts'
import { openApplicationLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { reachMany } from '../members/reachable.server.ts'
import { greetingOf } from '../members/salutation.ts'
import { type Decision, holdForDecision } from './decidable-applications.server.ts'
import { findMemberCalled } from './sponsors.server.ts'
import { sponsorNames } from './sponsors.ts'

const LINK_DAYS = 30
// The form is open to everybody: no member's mailbox is filled through it.
const LETTERS_A_DAY = { max: 3, minutes: 24 * 60 }

type Named = { readonly id: number; readonly email: string; readonly recommendedBy: string | null }

/** Whoever is named in the form and can be recognised beyond doubt is asked; the rest is left to the Secretary. */
export async function askSponsors(tx: Db, { id, email, recommendedBy }: Named): Promise<void> {
  for (const name of sponsorNames(recommendedBy)) {
    const memberId = await findMemberCalled(tx, name, email)
    if (memberId !== null) await askOne(tx, id, memberId)
  }
}

/** By the Secretary's hand: whom the applicant meant. */
export async function nameSponsor(
  db: Db,
  { name, ...decision }: Decision & { readonly name: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id, email } = await holdForDecision(tx, decision)
    const memberId = await findMemberCalled(tx, name.replace(/\s+/g, ' ').trim(), email)
    if (memberId === null) throw new Refusal('sponsor_unknown', { fields: { name: 'invalid' } })
    if (!(await askOne(tx, id, memberId))) throw new Refusal('sponsor_asked')
  })
}

/** False where he was asked before. Who cannot be written to stands in the list without an answer. */
async function askOne(tx: Db, applicationId: number, memberId: number): Promise<boolean> {
  const inserted = await tx
    .insertInto('applicationSponsor')
    .values({ applicationId, memberId })
    .onConflict((conflict) => conflict.columns(['applicationId', 'memberId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  const person = (await reachMany(tx, [memberId], null)).get(memberId)
  if (!person || typeof person === 'string') return true
  const { allowed } = await hit(tx, `apply:sponsor:${memberId}`, LETTERS_A_DAY)
  if (!allowed) return true
  const language = person.language ?? 'cs'
  const mailId = await postLetter(tx, {
    template: 'application-sponsor',
    to: person.email,
    language,
    accountId: person.accountId,
    memberId,
    params: { greeting: greetingOf(person, language) },
  })
  await openApplicationLink(tx, { purpose: 'sponsor', sponsorId: inserted.id, mailId, days: LINK_DAYS })
  return true
}
