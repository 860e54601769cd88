import type { BatchItem } from '../../ground/batches/start-batch.server.ts'
import { frozenIds } from '../../ground/batches/batch.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import type { ChosenMembers } from './chosen-members.ts'
import { listMemberIds } from './list-members.server.ts'
import { filterOf } from './member-query.ts'
import { openView } from './open-view.server.ts'
import type { Looker } from './saved-view.ts'

type Choice = { readonly chosen: ChosenMembers; readonly viewer: Looker; readonly today: string }

/** Who is meant, at this moment: a run works on these and no others, whatever the filter finds later. */
export async function chooseMembers(
  db: Db,
  { chosen: { ids, filter, view, expected }, viewer, today }: Choice,
): Promise<readonly number[]> {
  const asked = view === undefined ? filter && filterOf(filter) : (await openView(db, viewer, view)).filter
  const found = asked ? await listMemberIds(db, { filter: asked, viewer, today }) : frozenIds(ids ?? [])
  if (expected !== undefined && expected !== found.length) throw new Refusal('count_differs')
  return found
}

/** The same with names, as a run keeps them. */
export async function chooseItems(db: Db, choice: Choice): Promise<readonly BatchItem[]> {
  return labelledItems(db, await chooseMembers(db, choice))
}
