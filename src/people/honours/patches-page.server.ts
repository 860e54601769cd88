import { z } from 'zod'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import { readSorted } from '../../ground/values/sorting.ts'
import { speak } from '../../ground/values/words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { labelledItems } from '../members/labelled-items.server.ts'
import { IdsText, Note, pageIn } from '../../ground/lists/list-fields.ts'
import { howLongAgo, PATCHES_SORTS } from './patch.ts'
import { countPatchesOut, listPatchesOut } from './patches.server.ts'
import { patchesWords } from './patches.words.ts'
import { PATCHES_BATCH, solveManyPatches, solvePatches } from './solve-patches.server.ts'

export const patchesScreen = declareScreen({ who: 'patches.resolve' })

/** Everything the patches screen shows, in the reader's words. */
export async function viewPatches({ db, language, today, visitor, url }: Given) {
  const search = url.searchParams
  const sort = readSorted(PATCHES_SORTS, search.get('sort'))
  const total = await countPatchesOut(db)
  const [{ items: people, ...leaf }, run, batchSize] = await Promise.all([
    listPatchesOut(db, { sort, ...pageIn(search) }),
    viewCurrentRun(db, { visitor, language }, { chosen: search.get('davka'), kinds: [PATCHES_BATCH] }),
    readBatchSize(db),
  ])
  return {
    title: speak(patchesWords, language)('title'),
    sort,
    run,
    batchSize,
    view: { ...leaf, total },
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

/** One at once, several as a run to be watched. */
async function solve({ db, today, visitor }: Given, ids: readonly number[], note: string | null) {
  const [first, ...others] = ids
  if (first === undefined || others.length > 0) {
    const { id } = await solveManyPatches(db, { ids, note, actorId: visitor.id })
    return seeOther(`/admin/patches?davka=${id}`)
  }
  await solvePatches(db, { memberId: first, note, actorId: visitor.id, today })
  const [item] = await labelledItems(db, [first])
  return { fault: undefined, done: { name: item?.label ?? '' } }
}

export const patchesActs = {
  solve: patchesScreen.act({
    takes: z.strictObject({ memberId: RowId, note: Note }),
    does: (given, { memberId, note }) => solve(given, [memberId], note),
  }),
  'solve-many': patchesScreen.act({
    takes: z.strictObject({ ids: IdsText, note: Note }),
    does: (given, { ids, note }) => solve(given, ids, note),
  }),
}
