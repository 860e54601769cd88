import { redirect } from 'react-router'
import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { readSorted } from '../../ground/values/sorting.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { dayInFigures } from '../../ground/values/day-in-figures.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { IdsText, lastPage, Note, PAGE_SIZE, pageOf } from '../../ground/lists/list-fields.ts'
import { howLongAgo, PATCHES_SORTS } from './patch.ts'
import { countPatchesOut, listPatchesOut } from './patches.server.ts'
import { PATCHES_BATCH, solveManyPatches, solvePatches } from './solve-patches.server.ts'

/** Everything the patches screen shows, in the reader's words. */
export async function viewPatches(
  { db, language, today }: Pick<RequestContext, 'db' | 'language' | 'today'>,
  visitor: Visitor,
  search: URLSearchParams,
) {
  const sort = readSorted(PATCHES_SORTS, search.get('sort'))
  const total = await countPatchesOut(db)
  const page = Math.min(pageOf(search.get('page')), lastPage(total))
  const [people, run, batchSize] = await Promise.all([
    listPatchesOut(db, { sort, page, pageSize: PAGE_SIZE }),
    viewCurrentRun(db, { visitor, language }, { chosen: search.get('davka'), kinds: [PATCHES_BATCH] }),
    readBatchSize(db),
  ])
  return {
    sort,
    run,
    batchSize,
    view: { page, pageSize: PAGE_SIZE, total },
    people: people.map(({ excludedOn, leftOn, frontPatchOn, backPatchOn, ...person }) => ({
      id: person.id,
      number: person.number,
      firstName: person.firstName,
      lastName: person.lastName,
      nickname: person.nickname,
      divisionName: person.divisionName,
      phone: person.phone,
      hasFront: frontPatchOn !== null,
      hasBack: backPatchOn !== null,
      isExcluded: excludedOn !== null,
      leftOn: dayInFigures(leftOn, language),
      ago: howLongAgo(leftOn, today, language),
    })),
  }
}

export const PatchesForm = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('solve'), memberId: RowId, note: Note }),
  z.strictObject({ intent: z.literal('solve-many'), ids: IdsText, note: Note }),
])

export async function handlePatches(
  { db, today }: Pick<RequestContext, 'db' | 'today'>,
  visitor: Visitor,
  input: z.infer<typeof PatchesForm>,
) {
  const ids = input.intent === 'solve' ? [input.memberId] : input.ids
  const [first, ...others] = ids
  if (first === undefined || others.length > 0) {
    const { id } = await solveManyPatches(db, { ids, note: input.note, actorId: visitor.id })
    return redirect(`/admin/patches?davka=${id}`, 303)
  }
  await solvePatches(db, { memberId: first, note: input.note, actorId: visitor.id, today })
  const [item] = await labelledItems(db, [first])
  return { fault: undefined, done: { name: item?.label ?? '' } }
}
