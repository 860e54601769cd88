import { type ExpressionBuilder, sql } from 'kysely'
import { remembered } from '../../ground/postgres/remembered.server.ts'
import type { Db, Tables } from '../../tables.ts'
import { DIVISION_KEYS, inOrder, NAME_KEYS } from '../../ground/lists/list-order.server.ts'
import type { Page } from '../../ground/http/after.ts'
import { leafed } from '../../ground/lists/leafed.server.ts'
import type { WaitingFor, WaitingSort } from './waiting.ts'
import { IS_IN_CLUB } from '../members/club-count.server.ts'

type Builder = ExpressionBuilder<Tables, 'member'>

const WAITS = {
  ritual: (eb: Builder) => eb.and([eb('approvedAt', 'is not', null), eb('ritualOn', 'is', null)]),
  'back-patch': (eb: Builder) => eb.and([eb('ritualOn', 'is not', null), eb('backPatchOn', 'is', null)]),
} satisfies Record<WaitingFor, unknown>

// Since when somebody waits: for the ritual since the approval, for the back patch since the ritual.
const SINCE = {
  ritual: sql<string>`(approved_at at time zone 'Europe/Prague')::date`,
  'back-patch': sql<string>`ritual_on`,
} satisfies Record<WaitingFor, unknown>

export type WaitingCounts = Readonly<Record<WaitingFor, number>>

export function countWaiting(db: Db): Promise<WaitingCounts> {
  return countOnce(db, null)
}

const countOnce = remembered(async (db: Db, _all: null): Promise<WaitingCounts> => {
  const { ritual, backPatch } = await inTheClub(db)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere(WAITS.ritual).as('ritual'),
      eb.fn.countAll<number>().filterWhere(WAITS['back-patch']).as('backPatch'),
    ])
    .executeTakeFirstOrThrow()
  return { ritual, 'back-patch': backPatch }
})

type ListFilter = Page & { readonly waitingFor: WaitingFor; readonly sort: WaitingSort }

export const listWaiting = remembered((db: Db, { waitingFor, sort, ...page }: ListFilter) => {
  const query = inTheClub(db)
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'number',
      'firstName',
      'lastName',
      'nickname',
      'divisionId as division',
      'division.name as divisionName',
      'memberSince',
      'approvedAt',
      'ritualOn as ritualDate',
      'frontPatchOn',
      SINCE[waitingFor].as('waitsSince'),
    ])
    .where(WAITS[waitingFor])
  const keys = { waiting: [SINCE[waitingFor]], name: NAME_KEYS, division: DIVISION_KEYS }
  return leafed(query, inOrder(sort, keys), page)
})

function inTheClub(db: Db) {
  return db.selectFrom('member').where(IS_IN_CLUB)
}
