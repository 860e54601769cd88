import { sql } from 'kysely'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db } from '../../tables.ts'
import { inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { leafed } from '../../ground/lists/leafed.server.ts'
import type { PatchesSort } from './patch.ts'

/** Who left with patches of the club; usually the longest ago first. */
export const listPatchesOut = remembered((db: Db, { sort, ...page }: Page & { sort: PatchesSort }) => {
  const query = patchesOut(db)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'number',
      'firstName',
      'lastName',
      'nickname',
      'divisionId as division',
      'division.name as divisionName',
      'phone',
      'frontPatchOn',
      'backPatchOn',
      'excludedOn',
      'archivedAt',
      LEFT_ON.as('leftOn'),
    ])
  return leafed(query, inOrder(sort, { left: [LEFT_ON], name: NAME_KEYS }), page)
})

const LEFT_ON = sql<string>`coalesce(excluded_on, (archived_at at time zone 'Europe/Prague')::date)`

export function countPatchesOut(db: Db): Promise<number> {
  return countOnce(db, null)
}

const countOnce = remembered(async (db: Db, _all: null): Promise<number> => {
  const { count } = await patchesOut(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
})

function patchesOut(db: Db) {
  return db
    .selectFrom('member')
    .where('patchesSolvedOn', 'is', null)
    .where((eb) => eb.or([eb('excludedOn', 'is not', null), eb('archivedAt', 'is not', null)]))
    .where((eb) => eb.or([eb('frontPatchOn', 'is not', null), eb('backPatchOn', 'is not', null)]))
}

/** The standing of one who may owe patches, held still until the transaction ends. */
export function lockPatches(tx: Db, memberId: number) {
  return tx
    .selectFrom('member')
    .select(['excludedOn', 'archivedAt', 'frontPatchOn', 'backPatchOn', 'patchesSolvedOn'])
    .where('id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
}

export async function markPatchesSolved(
  tx: Db,
  memberId: number,
  { on, note }: { on: string; note: string | null },
): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({
      patchesSolvedOn: on,
      patchesSolvedNote: note,
      version: eb('version', '+', 1),
      updatedAt: sql<Date>`now()`,
    }))
    .where('id', '=', memberId)
    .execute()
}
