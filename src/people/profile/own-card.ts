import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'

/** The card of whoever asks; an account may have none. */
export function ownCard({ memberId }: Pick<Visitor, 'memberId'>): number {
  if (memberId === null) throw new Refusal('not_found')
  return memberId
}
