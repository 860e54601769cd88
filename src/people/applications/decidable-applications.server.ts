import { readClub } from '../../ground/platform/club-settings.server.ts'
import { normalizeEmail } from '../../entry/accounts/account.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { findApplication, type LockedApplication, lockApplication } from './applications.server.ts'

export type Decision = { readonly applicationId: number; readonly actorId: number }

/** The application, held for this decision alone; whoever came second is told who was first and when. */
export async function holdForDecision(
  tx: Db,
  { applicationId, actorId }: Decision,
): Promise<LockedApplication> {
  const application = await lockApplication(tx, applicationId)
  if (!application) throw new Refusal('not_found')
  if (application.status !== 'PENDING') throw await alreadyDecided(tx, applicationId)
  const actor = await tx
    .selectFrom('account')
    .select('email')
    .where('id', '=', actorId)
    .executeTakeFirstOrThrow()
  if (normalizeEmail(actor.email) === normalizeEmail(application.email)) throw new Refusal('own_application')
  // Whoever applied before the club gave its numbers up keeps his in the application, and no card is refused for one.
  const hasHog = !(await readClub(tx)).off.includes('hog')
  return hasHog ? application : { ...application, hogNumber: null, hogExpiresOn: null }
}

export async function alreadyDecided(tx: Db, applicationId: number): Promise<Refusal> {
  const decided = await findApplication(tx, applicationId)
  return decided?.decidedBy && decided.decidedAt
    ? new Refusal('already_decided', { decider: { who: decided.decidedBy.name, at: decided.decidedAt } })
    : new Refusal('already_decided')
}
