import type { Visitor } from '../../ground/platform/visitor.ts'
import type { RefusalCode } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { AuditChange } from '../../ground/audit/audit.ts'
import { listName } from '../members/member.ts'
import { chooseMembers } from '../roster/choose-members.server.ts'
import type { ChosenMembers } from '../roster/chosen-members.ts'
import { refuseImpossible } from './change-many.server.ts'
import { type ChangeGroup, groupsOf, type ManyChange, outcomeOf } from './many-change.ts'
import { listStandings } from './standings.server.ts'

/** So many are shown by name; the rest is in the numbers. */
const SHOWN = 100

export type ChangedPerson = {
  readonly id: number
  readonly name: string
  readonly changes: readonly AuditChange[]
  readonly refused: RefusalCode | null
}

export type ChangePreview = {
  readonly total: number
  readonly changing: number
  readonly same: number
  readonly refused: number
  readonly groups: readonly ChangeGroup[]
  readonly people: readonly ChangedPerson[]
}

type Wanted = { readonly chosen: ChosenMembers; readonly change: ManyChange; readonly today: string }

/** What would change for whom, by the rule the run itself asks; nothing is written. */
export async function previewChange(
  db: Db,
  visitor: Visitor,
  { chosen, change, today }: Wanted,
): Promise<ChangePreview> {
  await refuseImpossible(db, visitor, change)
  const ids = await chooseMembers(db, { chosen, viewer: visitor, today })
  const cards = await listStandings(db, ids)
  const outcomes = cards.map((card) => ({ card, outcome: outcomeOf(card, change, visitor) }))
  const changing = outcomes.flatMap(({ card, outcome }) =>
    'changes' in outcome && outcome.changes.length > 0 ? [{ card, changes: outcome.changes }] : [],
  )
  const refused = outcomes.flatMap(({ card, outcome }) =>
    'refused' in outcome ? [{ card, refused: outcome.refused }] : [],
  )
  return {
    total: cards.length,
    changing: changing.length,
    same: cards.length - changing.length - refused.length,
    refused: refused.length,
    groups: groupsOf(changing.flatMap(({ changes }) => changes)).slice(0, SHOWN),
    people: [
      ...refused.slice(0, SHOWN).map(({ card, refused: code }) => ({
        id: card.id,
        name: listName(card),
        changes: [],
        refused: code,
      })),
      ...changing.slice(0, SHOWN).map(({ card, changes }) => ({
        id: card.id,
        name: listName(card),
        changes,
        refused: null,
      })),
    ].slice(0, SHOWN),
  }
}
