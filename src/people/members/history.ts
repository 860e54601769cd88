import type { AuditChange } from '../../ground/audit/audit.ts'
import { can, isPermission, readsOwn } from '../../permissions.ts'
import { ownOfRecord } from './own-value.ts'
import { MEMBER_FIELDS, mayRead, readableOwn, type Seen, type Viewer } from './visibility.ts'

/** What the Treasurer reads of a person's history. */
export const PAYMENT_ACTIONS = /^(?:PAYMENT|INSTRUCTIONS|REMINDER|DONATION)_/

/** How much, from where: the Treasurer's and the member's own; other officers see the state alone. */
const MONEY_FIELDS: readonly string[] = [
  'amount',
  'paidAmount',
  'creditAmount',
  'openingBalance',
  'movement',
  'variableSymbol',
]

/** Old and new values only of what this reader may see on the card itself. */
export function readableChanges(
  changes: readonly AuditChange[],
  viewer: Viewer,
  card: Seen,
): readonly AuditChange[] {
  const seesMoney =
    (viewer.memberId === card.id && readsOwn(viewer)) ||
    can({ ...viewer, grants: viewer.grants.filter(isPermission) }, 'fees.manage')
  return changes.filter(({ field }) => {
    if (MONEY_FIELDS.includes(field)) return seesMoney
    const own = ownOfRecord(field)
    // A field that is gone has nobody left who may read it.
    if (own) return readableOwn(viewer, card).some(({ id }) => id === own.id)
    const known = MEMBER_FIELDS.find((name) => name === field)
    return known === undefined || mayRead(viewer, known, card)
  })
}
