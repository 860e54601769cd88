import { z } from 'zod'
import { withoutOff } from '../members/part-fields.ts'
import { answerIds } from '../../ground/batches/answer-ids.server.ts'
import { door } from '../../ground/http/door.server.ts'
import { sortedBoth } from '../../ground/values/sorting.ts'
import { approveMany, approveWaiting } from './approve-waiting.server.ts'
import { Paging } from '../../ground/http/paging.ts'
import { MemberIds, Note, RecentDay } from '../../ground/lists/list-fields.ts'
import { PATCHES_SORTS } from './patch.ts'
import { countPatchesOut, listPatchesOut } from './patches.server.ts'
import { solveManyPatches, solvePatches } from './solve-patches.server.ts'
import { refuseNoList, WAITING_FOR, WAITING_SORTS } from './waiting.ts'
import { countWaiting, listWaiting } from './waiting-members.server.ts'
import { IDS_ANSWERS } from '../../ground/batches/batch-answer.ts'
import { PatchesOutAnswer, WaitingAnswer } from './honour-answer.ts'

export const honourDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/ritual/list',
    who: 'ritual.approve',
    summary: 'Who waits for the ritual, or for the back patch after it',
    body: Paging.extend({
      waitingFor: z.enum(WAITING_FOR).default('ritual'),
      sort: z.enum(sortedBoth(WAITING_SORTS)).default('waiting'),
    }),
    answers: WaitingAnswer,
    handle: async ({ db, body, club }) => {
      refuseNoList(body.waitingFor, club.off)
      const [leaf, counts] = await Promise.all([listWaiting(db, body), countWaiting(db)])
      const items = leaf.items.map((item) => withoutOff(item, club.off))
      const [ritual, total] = [counts.ritual, counts[body.waitingFor]]
      return { ...leaf, items, total, counts: club.off.includes('patches') ? { ritual } : counts }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/ritual/approve',
    who: 'ritual.approve',
    summary: 'Approve the ritual (with the small patch) or the back patch, for one or many',
    body: z.strictObject({ ids: MemberIds, kind: z.enum(WAITING_FOR), date: RecentDay.optional() }),
    answers: IDS_ANSWERS,
    handle: async ({ db, body: { ids, kind, date: given }, visitor, today, http, club }) => {
      refuseNoList(kind, club.off)
      const approval = { kind, date: given ?? today, actorId: visitor.id, today }
      return answerIds(http, ids, {
        one: (memberId) => approveWaiting(db, { ...approval, memberId }),
        many: (frozen) => approveMany(db, { ...approval, ids: frozen }),
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/patches/list',
    who: 'patches.resolve',
    summary: 'Excluded or archived members whose patches have not come back',
    body: Paging.extend({ sort: z.enum(sortedBoth(PATCHES_SORTS)).default('left') }),
    answers: PatchesOutAnswer,
    handle: async ({ db, body }) => {
      const [leaf, total] = await Promise.all([listPatchesOut(db, body), countPatchesOut(db)])
      return { ...leaf, total }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/patches/approve',
    who: 'patches.resolve',
    summary: 'Mark the patches of one or many as solved',
    body: z.strictObject({ ids: MemberIds, note: Note.nullish() }),
    answers: IDS_ANSWERS,
    handle: async ({ db, body: { ids, note = null }, visitor, today, http }) =>
      answerIds(http, ids, {
        one: (memberId) => solvePatches(db, { memberId, note, actorId: visitor.id, today }),
        many: (frozen) => solveManyPatches(db, { ids: frozen, note, actorId: visitor.id }),
      }),
  }),
]
