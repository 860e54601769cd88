import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { FeeListQuery, feeFilterOf } from '../../money/fees/fee-list.ts'
import { countPayments, countTabs, listPayments } from '../../money/fees/fee-payments.server.ts'
import { readFeeSettings } from '../../money/fees/fee-settings.server.ts'
import { listHeldPayments } from '../../money/fees/held-payments.server.ts'
import { countOwing } from '../../money/fees/owing-members.server.ts'
import { aMovement } from '../../../test/money.ts'
import { listMovements } from '../../money/pairing/movements.server.ts'
import { viewClubAccount } from '../../money/payments/club-account.server.ts'
import { viewStatistics } from '../../money/treasury/view-statistics.server.ts'
import { countHogTabs } from '../../people/hog/hog-cards.server.ts'
import { countPatchesOut, listPatchesOut } from '../../people/honours/patches.server.ts'
import { countWaiting, listWaiting } from '../../people/honours/waiting-members.server.ts'
import { listKinds } from '../../people/kinds/kinds.server.ts'
import { listPairs } from '../../people/matches/people-pairs.server.ts'
import { countClub } from '../../people/members/club-count.server.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import type { Db } from '../../tables.ts'
import { countChecked } from '../../people/checks/checked-people.server.ts'
import { previewCheck } from '../../people/checks/whom-to-ask.server.ts'
import { countEntrance } from '../access/entrance-people.server.ts'
import { listDivisions } from '../titles/divisions.server.ts'
import { viewFigures } from './charts.server.ts'
import { countQueues, viewQueues } from './queues.server.ts'

const db = useDatabase()
const today = '2026-05-05'

/** The tables a work has touched: a transaction holds each of them until its end. */
async function touchedBy(work: (tx: Db) => Promise<unknown>): Promise<readonly string[]> {
  return inTransaction(db(), async (tx) => {
    await work(tx)
    const { rows } = await sql<{ name: string }>`
      select distinct relname as name from pg_locks join pg_class on pg_class.oid = relation
      where pid = pg_backend_pid() and relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(tx)
    return rows.map(({ name }) => name)
  })
}

const listNoting = async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_trigger join pg_class on pg_class.oid = tgrelid
    where tgname = 'change_noted' and tgenabled = 'A'`.execute(db())
  return rows.map(({ name }) => name)
}

const WAY = feeFilterOf(FeeListQuery.parse({ way: 'cash', search: 'novak' }), 'received')

const PAGE = { page: 1, pageSize: 5, after: null }

const COUNTS: Readonly<Record<string, (tx: Db) => Promise<unknown>>> = {
  queues: (tx) =>
    countQueues(tx, ['members', 'applications', 'ritual', 'hog', 'patches', 'money', 'departures'], today),
  desk: (tx) =>
    viewQueues(
      tx,
      [
        'proposals',
        'movements',
        'credits',
        'rideCash',
        'refunds',
        'erasures',
        'photos',
        'applications',
        'minutes',
      ],
      today,
    ),
  figures: (tx) => viewFigures(tx, ['years', 'divisions', 'rides', 'fees', 'hog'], today),
  statistics: (tx) => viewStatistics(tx, { period: 2026, today }),
  members: (tx) =>
    listMembers(tx, {
      filter: filterOf({
        tags: ['kuchař', 'ritual'],
        division: ['1'],
        role: ['Treasurer'],
        payment: 'unpaid',
        pageSize: 1,
      }),
      viewer: { role: 'Secretary', memberId: null, grants: [] },
      today,
    }),
  holds: listHeldPayments,
  movements: (tx) => listMovements(tx, { filter: 'waiting', search: 'novak', page: 1, pageSize: 5 }),
  payments: async (tx) => {
    const settings = await readFeeSettings(tx, 2026)
    await countTabs(tx, { today, settings })
    await countOwing(tx, { period: 2026, settings })
    const scope = { tab: 'received', today, settings } as const
    await countPayments(tx, scope, WAY)
    await listPayments(tx, scope, WAY)
  },
  club: countClub,
  waiting: async (tx) => {
    await countWaiting(tx)
    await listWaiting(tx, { waitingFor: 'ritual', sort: 'waiting', ...PAGE })
  },
  hog: (tx) => countHogTabs(tx, today),
  patches: async (tx) => {
    await countPatchesOut(tx)
    await listPatchesOut(tx, { sort: 'left', ...PAGE })
  },
  doubles: listPairs,
  divisions: listDivisions,
  kinds: listKinds,
  entrance: countEntrance,
  checks: (tx) => countChecked(tx, 2026),
  askable: (tx) =>
    previewCheck(tx, { viewer: { id: 1, role: 'Secretary', memberId: null, grants: [] }, today }),
  account: (tx) => viewClubAccount(tx, null),
}

/** Asked for beside the count, never in it: the fee settings are a part of the question, and a letter of a payment's row. */
const BESIDE = ['club_setting', 'mail']

test.each(Object.entries(COUNTS))('what is remembered is told of every change: %s', async (_name, count) => {
  await aMovement(db())
  const touched = await touchedBy(count)

  expect(touched).not.toEqual([])
  expect([...(await listNoting()), ...BESIDE]).toEqual(expect.arrayContaining([...touched]))
})
