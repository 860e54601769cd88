import type { Reopened } from '../members/closing.ts'
import { findOpenClosing } from '../members/closings.server.ts'
import type { MemberCard } from '../members/member.ts'
import type { ClosingAction } from '../members/member-action.ts'
import type { Db } from '../../tables.ts'

/** What cancelling an exclusion or restoring a card would give back; null where the membership stays closed. */
export async function previewReopening(
  db: Db,
  { id, excludedOn, archivedAt, deactivatedAt }: MemberCard,
  action: Extract<ClosingAction, 'no-exclude' | 'restore'>,
): Promise<Reopened | null> {
  const staysClosed = action === 'restore' ? excludedOn !== null : archivedAt !== null
  if (staysClosed) return null
  const closing = await findOpenClosing(db, id)
  const { places = 0, fees = 0, waived = 0, feedEnded: calendar = false } = closing ?? {}
  return {
    account: closing?.accountId && deactivatedAt ? 'reactivated' : 'unchanged',
    notGivenBack: { places, fees, waived, calendar },
  }
}
