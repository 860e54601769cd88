import type { Reopened } from '../members/closing.ts'
import { readEnded } from '../members/closed-titles.server.ts'
import { findOpenClosing } from '../members/closings.server.ts'
import type { MemberCard } from '../members/member.ts'
import type { ClosingAction } from '../members/member-action.ts'
import type { Json } from '../../ground/tables/json.ts'
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
    titles: await namesOf(db, closing?.titles ?? []),
    notGivenBack: { places, fees, waived, calendar, titles: 0 },
  }
}

/** Whether somebody else holds one by now is found out when it is given back. */
async function namesOf(db: Db, titles: Json): Promise<readonly string[]> {
  const ids = readEnded(titles).map(({ titleId }) => titleId)
  if (ids.length === 0) return []
  const rows = await db.selectFrom('title').select('name').where('id', 'in', ids).orderBy('name').execute()
  return rows.map(({ name }) => name)
}
