import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { closeErasure, findOpenErasure, insertErasure, subjectOf } from './erasures.server.ts'
import type { Subject } from './person.ts'
import { findPerson } from './persons.server.ts'

type Actor = Pick<Visitor, 'id' | 'memberId'>

/** Whom a signed-in person can ask about: his card, or the account where there is none. */
export function ownSubject({ id, memberId }: Actor): Subject {
  return memberId === null ? { kind: 'account', id } : { kind: 'member', id: memberId }
}

type Input = { readonly subject: Subject; readonly note: string | null }

/** Notes that a person wants to be forgotten, or that an officer does it for him. Nothing else happens yet. */
export async function askErasure(db: Db, actor: Actor, { subject, note }: Input): Promise<number> {
  return inTransaction(db, async (tx) => {
    const person = await findPerson(tx, subject)
    if (!person) throw new Refusal('not_found')
    const id = await insertErasure(tx, { subject, requestedBy: actor.id, note })
    if (id === null) throw new Refusal('erasure_open')
    recordAudit(tx, { action: 'ERASURE_ASKED', actorId: actor.id, ...aboutOf(subject) })
    return id
  })
}

/** The person thought better of it. */
export async function withdrawOwnErasure(db: Db, visitor: Actor): Promise<void> {
  const open = await findOpenErasure(db, ownSubject(visitor))
  if (!open) throw new Refusal('erasure_closed')
  await withdrawErasure(db, visitor, open.id)
}

export async function withdrawErasure(db: Db, actor: Actor, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await closeErasure(tx, id, { closedAs: 'withdrawn', actorId: actor.id })
    if (!closed) throw new Refusal('erasure_closed')
    recordAudit(tx, { action: 'ERASURE_WITHDRAWN', actorId: actor.id, ...aboutOf(subjectOf(closed)) })
  })
}

/** What the chain remembers of it: numbers only. */
export function aboutOf({ kind, id }: Subject) {
  if (kind === 'member') return { memberId: id }
  return kind === 'account' ? { accountId: id } : { note: `application ${id}` }
}
