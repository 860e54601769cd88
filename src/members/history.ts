import type { AuditChange } from '../audit/audit.ts'
import { MEMBER_FIELDS, mayRead, type Seen, type Viewer } from './visibility.ts'

/** What the Treasurer reads of a person's history. */
export const PAYMENT_ACTIONS = /^(?:PAYMENT|INSTRUCTIONS|REMINDER|DONATION)_/

/** Old and new values only of what this reader may see on the card itself. */
export function readableChanges(
  changes: readonly AuditChange[],
  viewer: Viewer,
  card: Seen,
): readonly AuditChange[] {
  return changes.filter(({ field }) => {
    const known = MEMBER_FIELDS.find((name) => name === field)
    return known === undefined || mayRead(viewer, known, card)
  })
}
