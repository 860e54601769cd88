import { addDays } from '../../src/ground/values/day.ts'
import { yearOf } from './calendar.ts'
import { strangerNamed, type MovementDraft } from './movement.ts'

/** What the club began with and what it pays for: rent month by month, the rest as it comes. */
export function outgoingMovements(today: string): MovementDraft[] {
  const from = yearOf(today) - 1
  return [
    openingBalance(`${from - 1}-12-01`),
    ...rents(from, today),
    ...BILLS.flatMap((bill) => billOf(bill, today)),
  ]
}

function openingBalance(bookedOn: string): MovementDraft {
  return {
    bookedOn,
    amount: 6_218_450,
    payer: strangerNamed('Moravsti jezdci, z.s.', 1),
    kind: 'Bezhotovostní příjem',
    message: 'prevod zustatku ze stareho uctu',
    setAside: 'Počáteční zůstatek ze starého účtu.',
  }
}

function rents(from: number, today: string): MovementDraft[] {
  const months = Array.from({ length: 24 }, (_, index) => ({
    year: from + Math.floor(index / 12),
    month: (index % 12) + 1,
  }))
  return months
    .map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-05`)
    .filter((day) => day < today)
    .map((bookedOn) => ({
      bookedOn,
      amount: -450_000,
      payer: strangerNamed('Spravce depa', 2),
      kind: 'Bezhotovostní platba',
      variableSymbol: '2024017',
      message: 'najem klubovny',
    }))
}

type Bill = readonly [daysAgo: number, amount: number, name: string | null, message: string]

const BILLS: readonly Bill[] = [
  [700, -1_845_000, 'Vysivani Haná', 'nasivky a vlajka'],
  [520, -239_900, 'Webhosting', 'domena a hosting'],
  [410, -5_000, null, 'poplatek za zahranicni platbu'],
  [330, -1_260_000, 'Reznictvi U Mostu', 'obcerstveni sraz'],
  [240, -2_500_000, 'Detsky domov', 'vytezek charitativni jizdy'],
  [155, -239_900, 'Webhosting', 'domena a hosting'],
  [90, -680_000, 'Autopujcovna', 'doprovodne vozidlo'],
  [30, -5_000, null, 'poplatek za zahranicni platbu'],
  [9, -2_900, null, 'poplatek za vypis postou'],
]

/** A bill older than the account's first day would have nothing to be paid from. */
function billOf([daysAgo, amount, name, message]: Bill, today: string): MovementDraft[] {
  const bookedOn = addDays(today, -daysAgo)
  if (bookedOn <= `${yearOf(today) - 2}-12-01`) return []
  const payer = name === null ? null : strangerNamed(name, 20 + name.length)
  return [{ bookedOn, amount, payer, kind: name === null ? 'Poplatek' : 'Bezhotovostní platba', message }]
}
