import type { InsertObject } from 'kysely'
import type { Db, Tables } from '../../src/tables.ts'
import { awkwardMovements } from './awkward-movements.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { CLUB_ACCOUNT } from './club.ts'
import { DONATION_PURPOSES, type DonationDraft } from './donations.ts'
import { insertAll } from './insert.ts'
import type { MovementDraft, Settlement } from './movement.ts'
import { outgoingMovements } from './outgoing-movements.ts'
import { isCash, paidMovements } from './paid-movements.ts'
import type { PaymentDraft } from './payment.ts'

type Allocation = InsertObject<Tables, 'allocation'>

// Ids as the bank gives them: they only ever rise.
const FIRST_BANK_ID = 26_100_000_001

/** Every movement of two years in the order of the bank, what each paid, and the balance they make. */
export async function seedBank(
  tx: Db,
  payments: readonly PaymentDraft[],
  donations: readonly DonationDraft[],
  treasurerId: number,
  today: string,
): Promise<void> {
  const given = donations.flatMap(({ movement }) => movement ?? [])
  const movements = [
    ...outgoingMovements(today),
    ...paidMovements(payments),
    ...awkwardMovements(payments, today),
    ...given,
  ].toSorted((one, other) => one.bookedOn.localeCompare(other.bookedOn))
  const idOf = new Map(movements.map((movement, index) => [movement, index + 1]))
  await insertAll(
    tx,
    'bankMovement',
    movements.map((movement, index) => movementRow(movement, index, treasurerId)),
  )
  await insertAll(tx, 'allocation', [
    ...movements.flatMap((movement, index) => allocationsOf(movement, index + 1, treasurerId)),
    ...payments.filter(isCash).map((draft) => cashAllocation(draft, treasurerId)),
  ])
  await insertAll(
    tx,
    'credit',
    movements.flatMap(({ credit }, index) =>
      credit
        ? [
            {
              memberId: credit.memberId,
              movementId: index + 1,
              amount: credit.amount,
              note: credit.note,
              createdAt: momentOn(credit.on, '18:00'),
              createdBy: treasurerId,
            },
          ]
        : [],
    ),
  )
  await insertAll(tx, 'donationPurpose', DONATION_PURPOSES)
  await insertAll(
    tx,
    'donation',
    donations.map(({ donation, movement }) => ({
      ...donation,
      movementId: movement ? idOf.get(movement) : null,
    })),
  )
  const balance = movements.reduce((sum, { amount }) => sum + amount, 0)
  await insertAll(tx, 'bankState', [
    { account: CLUB_ACCOUNT, balance, balanceAt: momentOn(addDays(today, -1), '21:30') },
  ])
}

function movementRow(
  movement: MovementDraft,
  index: number,
  treasurerId: number,
): InsertObject<Tables, 'bankMovement'> {
  const { bookedOn, amount, payer, kind, variableSymbol, constantSymbol, message } = movement
  return {
    id: index + 1,
    account: CLUB_ACCOUNT,
    bankId: String(FIRST_BANK_ID + index * 13),
    bookedOn,
    amount,
    currency: 'CZK',
    counterAccount: payer?.account ?? null,
    counterBank: payer?.bank ?? null,
    counterName: payer?.name ?? null,
    variableSymbol: variableSymbol ?? null,
    constantSymbol: constantSymbol ?? null,
    specificSymbol: null,
    identification: payer?.name ?? null,
    message: message ?? null,
    kind,
    comment: null,
    payerReference: null,
    instructionId: String(FIRST_BANK_ID + index * 13 + 5),
    firstSeenAt: momentOn(bookedOn, '21:30'),
    setAsideAt: movement.setAside ? momentOn(bookedOn, '21:40') : null,
    setAsideBy: movement.setAside ? treasurerId : null,
    setAsideNote: movement.setAside ?? null,
  }
}

function allocationsOf(movement: MovementDraft, movementId: number, treasurerId: number): Allocation[] {
  return (movement.settles ?? []).map((settlement) => allocation(settlement, movementId, treasurerId))
}

function allocation(settlement: Settlement, movementId: number, treasurerId: number): Allocation {
  const { paymentId, amount, mode, on, note, reversed } = settlement
  return {
    paymentId,
    movementId,
    amount,
    mode,
    note: note ?? null,
    createdAt: momentOn(on, '21:31'),
    // The machine pairs in nobody's name.
    createdBy: mode === 'automatic' ? null : treasurerId,
    reversedAt: reversed ? momentOn(reversed.on, '17:10') : null,
    reversedBy: reversed ? treasurerId : null,
    reversalReason: reversed?.reason ?? null,
  }
}

function cashAllocation({ payment }: PaymentDraft, treasurerId: number): Allocation {
  return {
    paymentId: payment.id,
    movementId: null,
    amount: payment.amount,
    mode: 'cash',
    note: 'Zaplaceno v hotovosti na schůzi.',
    createdAt: payment.paidAt ?? payment.createdAt,
    createdBy: treasurerId,
  }
}
