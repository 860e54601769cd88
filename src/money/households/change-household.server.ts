import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { type HouseholdInput, MOST_IN_HOUSEHOLD } from './household.ts'

/** Any number, as long as it is the same in every instance. */
const LOCK = 4_120_124

/** One after the other, whoever changes which household; cards are held before this, always. */
async function takeTurn(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
}

type Saved = HouseholdInput & { readonly actorId: number }

/** From now on he pays for these and for nobody else: a new household, or the one they are in as it shall be. */
export async function setHousehold(db: Db, { actorId, payerId, memberIds }: Saved): Promise<void> {
  await inTransaction(db, async (tx) => {
    const people = [...new Set([payerId, ...memberIds])]
    await holdCards(tx, people)
    await takeTurn(tx)
    await become(tx, { payerId, people, actorId })
  })
}

type Change = {
  readonly payerId: number
  readonly actorId: number
} & ({ readonly add: number } | { readonly remove: number } | { readonly newPayer: number })

/** One step of one household, whatever somebody else has just done with it. */
export async function changeHousehold(db: Db, change: Change): Promise<void> {
  const { payerId, actorId } = change
  await inTransaction(db, async (tx) => {
    if ('add' in change) await holdCards(tx, [change.add])
    await takeTurn(tx)
    const people = await listPeople(tx, payerId)
    if (people.length === 0) throw new Refusal('not_found')
    if ('add' in change) {
      if (people.includes(change.add))
        throw new Refusal('invalid_fields', { fields: { person: 'named_twice' } })
      await become(tx, { payerId, people: [...people, change.add], actorId })
      return
    }
    const meant = 'remove' in change ? change.remove : change.newPayer
    if (!people.includes(meant)) throw new Refusal('not_found')
    if ('remove' in change) await leave(tx, meant, actorId)
    else await become(tx, { payerId: meant, people, actorId })
  })
}

/** Everybody pays for himself again. */
export async function endHousehold(
  db: Db,
  { payerId, actorId }: { readonly payerId: number; readonly actorId: number },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeTurn(tx)
    const gone = await tx
      .deleteFrom('householdMember')
      .where('payerId', '=', payerId)
      .returning('memberId')
      .execute()
    if (gone.length === 0) throw new Refusal('not_found')
    const number = await numberOf(tx, payerId)
    for (const { memberId } of gone) noteLeft(tx, { memberId, from: number, actorId })
  })
}

type Join = { readonly memberId: number; readonly payerNumber: number }

/**
 * Many at once, each to the household of who pays by his number: one that is there, or a new one whose payer is among them. False where
 * it is not so any more, and then nothing may stay. The cards must be held; the caller tells the history.
 */
export async function joinHouseholds(tx: Db, people: readonly Join[], actorId: number): Promise<boolean> {
  await takeTurn(tx)
  const { rows } = await sql<{ payerId: number }>`
    insert into household_member (member_id, payer_id, set_by)
    select line."memberId", payer.id, ${actorId}::int
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as line ("memberId" int, "payerNumber" int)
    join member as payer on payer.number = line."payerNumber"
    where line."memberId" = payer.id or exists (select from household_member where member_id = payer.id)
      or payer.number in (select "payerNumber" from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as own ("memberId" int, "payerNumber" int) where own."memberId" = payer.id)
    on conflict (member_id) do nothing returning payer_id as "payerId"`.execute(tx)
  const payers = [...new Set(rows.map(({ payerId }) => payerId))]
  const { rows: wrong } = await sql`
    select payer_id from household_member where payer_id = any(${payers}::int[]) group by payer_id
    having count(*) > ${MOST_IN_HOUSEHOLD} or count(*) < 2 or not bool_or(member_id = payer_id)`.execute(tx)
  return rows.length === people.length && wrong.length === 0
}

/** These are in no household any more; whoever is left goes on. The cards must be held; the caller tells the history of theirs. */
export async function leaveHouseholds(tx: Db, ids: readonly number[], actorId: number): Promise<void> {
  if (ids.length === 0) return
  await takeTurn(tx)
  const gone = await tx
    .deleteFrom('householdMember')
    .where('memberId', '=', sql<number>`any(${[...ids]}::int[])`)
    .returning(['memberId', 'payerId'])
    .execute()
  const left = new Set(gone.map(({ memberId }) => memberId))
  for (const payerId of new Set(gone.map((row) => row.payerId)))
    await goOn(tx, { payerId, isPayerGone: left.has(payerId), actorId })
}

/** Out of the club, or of this card: whoever is left goes on without him. The card must be held. */
export async function leaveHousehold(tx: Db, memberId: number, actorId: number | null): Promise<void> {
  const inSome = await tx
    .selectFrom('householdMember')
    .select('payerId')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  if (!inSome) return
  await takeTurn(tx)
  await leave(tx, memberId, actorId)
}

type Merged = { readonly keep: number; readonly drop: number }

/** Two cards of one person: the kept one's household stays; where it has none, it takes the other one's place. */
export async function moveHousehold(tx: Db, { keep, drop }: Merged): Promise<void> {
  const rows = await tx
    .selectFrom('householdMember')
    .select(['memberId', 'payerId'])
    .where('memberId', 'in', [keep, drop])
    .execute()
  if (!rows.some(({ memberId }) => memberId === drop)) return
  await takeTurn(tx)
  const kept = rows.find(({ memberId }) => memberId === keep)
  if (!kept)
    await tx.updateTable('householdMember').set({ memberId: keep }).where('memberId', '=', drop).execute()
  if (!kept || kept.payerId === drop)
    await tx.updateTable('householdMember').set({ payerId: keep }).where('payerId', '=', drop).execute()
  await leave(tx, drop, null)
}

async function leave(tx: Db, memberId: number, actorId: number | null): Promise<void> {
  const gone = await tx
    .deleteFrom('householdMember')
    .where('memberId', '=', memberId)
    .returning('payerId')
    .executeTakeFirst()
  if (!gone) return
  const { payerId } = gone
  noteLeft(tx, { memberId, from: await numberOf(tx, payerId), actorId })
  await goOn(tx, { payerId, isPayerGone: memberId === payerId, actorId })
}

type Left = { readonly payerId: number; readonly isPayerGone: boolean; readonly actorId: number | null }

/** Somebody has left: the next one pays, and of two the other is alone again. */
async function goOn(tx: Db, { payerId, isPayerGone, actorId }: Left): Promise<void> {
  const [first, ...others] = await listPeople(tx, payerId)
  if (first === undefined) return
  if (others.length === 0) {
    await tx.deleteFrom('householdMember').where('memberId', '=', first).execute()
    noteLeft(tx, { memberId: first, from: await numberOf(tx, payerId), actorId })
  } else if (isPayerGone) await become(tx, { payerId: first, people: [first, ...others], actorId })
}

type Wanted = {
  readonly payerId: number
  /** The payer too. */
  readonly people: readonly number[]
  readonly actorId: number | null
}

/** The household as it shall be; its people may come from one household at most. */
async function become(tx: Db, { payerId, people, actorId }: Wanted): Promise<void> {
  if (people.length < 2) throw new Refusal('invalid_fields', { fields: { memberIds: 'household_of_one' } })
  if (people.length > MOST_IN_HOUSEHOLD)
    throw new Refusal('invalid_fields', { fields: { memberIds: 'too_big' } })
  const before = await tx
    .selectFrom('householdMember')
    .select(['memberId', 'payerId'])
    .where(
      sql<boolean>`payer_id = any(array(select payer_id from household_member where member_id = any(${[...people]}::int[])))`,
    )
    .execute()
  const payerBefore = new Map(before.map((row) => [row.memberId, row.payerId]))
  if (new Set(payerBefore.values()).size > 1)
    throw new Refusal('invalid_fields', { fields: { memberIds: 'in_other_household' } })
  if (people.some((id) => id !== payerId && !payerBefore.has(id)))
    await refuseOwnPrice(tx, {
      actorId,
      people: people.filter((id) => id !== payerId && !payerBefore.has(id)),
    })
  const out = before.map(({ memberId }) => memberId).filter((id) => !people.includes(id))
  await tx
    .deleteFrom('householdMember')
    .where('memberId', '=', sql<number>`any(${out}::int[])`)
    .execute()
  await tx
    .insertInto('householdMember')
    .values(people.map((memberId) => ({ memberId, payerId, setBy: actorId })))
    .onConflict((conflict) =>
      conflict
        .column('memberId')
        .doUpdateSet({ payerId, setBy: actorId, setAt: sql<Date>`now()` })
        .where('householdMember.payerId', '<>', payerId),
    )
    .execute()
  const number = await numberOf(tx, payerId)
  const old = before[0] ? await numberOf(tx, before[0].payerId) : null
  for (const memberId of people)
    if (payerBefore.get(memberId) !== payerId)
      recordAudit(tx, {
        action: 'HOUSEHOLD_SET',
        actorId,
        memberId,
        changes: [{ field: 'household', from: payerBefore.has(memberId) ? old : null, to: number }],
      })
  for (const memberId of out) noteLeft(tx, { memberId, from: old, actorId })
}

type Pricing = { readonly actorId: number | null; readonly people: readonly number[] }

/** Whoever others pay for may pay less, and what one pays oneself is for another officer to say. */
async function refuseOwnPrice(tx: Db, { actorId, people }: Pricing): Promise<void> {
  if (actorId === null) return
  const own = await tx.selectFrom('account').select('memberId').where('id', '=', actorId).executeTakeFirst()
  if (own?.memberId && people.includes(own.memberId)) throw new Refusal('own_card')
}

/** In one order, so that two who hold the same people do not wait for each other. */
async function holdCards(tx: Db, ids: readonly number[]): Promise<void> {
  const cards = await tx
    .selectFrom('member')
    .select(['id', 'archivedAt', 'excludedOn'])
    .where('id', '=', sql<number>`any(${[...ids]}::int[])`)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (cards.length < ids.length) throw new Refusal('not_found')
  if (cards.some(({ archivedAt, excludedOn }) => archivedAt ?? excludedOn)) throw new Refusal('card_closed')
}

/** The payer first, then those who are in it longest. */
async function listPeople(tx: Db, payerId: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('householdMember')
    .select('memberId')
    .where('payerId', '=', payerId)
    .orderBy(sql`member_id = payer_id`, 'desc')
    .orderBy('setAt')
    .orderBy('memberId')
    .execute()
  return rows.map(({ memberId }) => memberId)
}

/** By the number of his card: a name in the record would outlive its owner's wish. */
async function numberOf(tx: Db, memberId: number): Promise<number | null> {
  const card = await tx.selectFrom('member').select('number').where('id', '=', memberId).executeTakeFirst()
  return card?.number ?? null
}

type Gone = { readonly memberId: number; readonly from: number | null; readonly actorId: number | null }

function noteLeft(tx: Db, { memberId, from, actorId }: Gone): void {
  recordAudit(tx, {
    action: 'HOUSEHOLD_LEFT',
    actorId,
    memberId,
    changes: [{ field: 'household', from, to: null }],
  })
}
