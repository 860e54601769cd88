import { recordAudit } from '../../ground/audit/audit.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import { afterCommit, inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { aboutOf } from './ask-erasure.server.ts'
import { blockersOf } from './blocker.ts'
import { erasePerson } from './erase-person.server.ts'
import { closeErasure, lockOpenErasure, subjectOf } from './erasures.server.ts'
import { enqueue } from '../../ground/platform/jobs.server.ts'
import { copyJournal, noteErased } from './journal.server.ts'
import type { Person, Subject } from './person.ts'
import { findPerson } from './persons.server.ts'
import { removePersonFiles } from './person-files.server.ts'
import { readStanding } from './standings.server.ts'

/** Forgets a person in one transaction: whole, or not at all. Nobody does it to himself. */
export async function executeErasure(
  db: Db,
  actor: Pick<Visitor, 'id' | 'memberId'>,
  id: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const request = await lockOpenErasure(tx, id)
    if (!request) throw new Refusal('erasure_closed')
    const subject = subjectOf(request)
    const person = await lockPerson(tx, subject)
    if (!person) throw new Refusal('not_found')
    if (
      person.accounts.includes(actor.id) ||
      (actor.memberId !== null && person.members.includes(actor.memberId))
    )
      throw new Refusal('own_card')
    if (blockersOf(await readStanding(tx, person)).length > 0) throw new Refusal('erasure_blocked')

    const address = await lastAddress(tx, person)
    await noteErased(tx, person)
    await removePersonFiles(tx, person)
    await closeErasure(tx, id, { closedAs: 'executed', actorId: actor.id })
    await erasePerson(tx, person)
    // Written after all else is gone: the letter keeps its address until it is sent, and goes with it.
    if (address)
      await postLetter(tx, { template: 'erasure-done', to: address.email, language: address.language })
    recordAudit(tx, { action: 'PERSON_ERASED', actorId: actor.id, ...aboutOf(subject) })
    // The copy beside the database must not know of what may yet be undone.
    afterCommit(tx, copyJournal)
    await enqueue(tx, 'send-journal', {})
  })
}

/** The card and the accounts stand still while we look: no payment comes between the look and the deed. */
async function lockPerson(tx: Db, subject: Subject): Promise<Person | null> {
  const person = await findPerson(tx, subject)
  if (!person) return null
  for (const id of person.members)
    await tx.selectFrom('member').select('id').where('id', '=', id).forUpdate().execute()
  for (const id of person.accounts)
    await tx.selectFrom('account').select('id').where('id', '=', id).forUpdate().execute()
  return findPerson(tx, subject)
}

async function lastAddress(
  tx: Db,
  { members, accounts, applications }: Person,
): Promise<{ readonly email: string; readonly language: Language } | null> {
  const account = await tx
    .selectFrom('account')
    .select(['email', 'language'])
    .where('id', 'in', accounts.length > 0 ? [...accounts] : [0])
    .orderBy('id')
    .executeTakeFirst()
  if (account) return { email: account.email, language: account.language ?? 'cs' }
  const card = await tx
    .selectFrom('member')
    .select('email')
    .where('id', 'in', members.length > 0 ? [...members] : [0])
    .where('email', 'is not', null)
    .orderBy('id')
    .executeTakeFirst()
  if (card?.email) return { email: card.email, language: 'cs' }
  const application = await tx
    .selectFrom('application')
    .select(['email', 'language'])
    .where('id', 'in', applications.length > 0 ? [...applications] : [0])
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return application ?? null
}
