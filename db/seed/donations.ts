import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import { payerOf, strangerNamed, type MovementDraft } from './movement.ts'
import { byNickname, type Person } from './person.ts'

type Donation = InsertObject<Tables, 'donation'>

export const DONATION_PURPOSES = [
  {
    id: 1,
    name: 'Dětský domov',
    description: 'Výlety, hračky a sportovní potřeby pro děti, za kterými každý rok jezdíme.',
  },
  { id: 2, name: 'Klubovna', description: 'Střecha, kamna a nová podlaha v klubovně V Depu.' },
  {
    id: 3,
    name: 'Pomoc zraněným jezdcům',
    description: 'Rehabilitace a úpravy motorek pro ty, kdo se vracejí do sedla.',
  },
] as const

/** Who (a nickname of the cast, or a stranger's name), purpose, crowns, days ago, how. */
type Gift = readonly [
  who: { member: string } | { stranger: string },
  purposeId: 1 | 2 | 3,
  crowns: number,
  daysAgo: number,
  how: 'bank' | 'cash',
  anonymous?: 'anonymous',
]

const GIFTS: readonly Gift[] = [
  [{ member: 'Bizon' }, 1, 5000, 610, 'bank'],
  [{ member: 'Kardan' }, 2, 500, 540, 'bank'],
  [{ stranger: 'Pekárna Kovář' }, 1, 10000, 500, 'bank'],
  [{ member: 'Dědek' }, 2, 2000, 455, 'cash'],
  [{ stranger: 'Milena Odehnalová' }, 3, 1500, 400, 'bank', 'anonymous'],
  [{ member: 'Medvěd' }, 1, 3000, 350, 'bank'],
  [{ member: 'Bouřka' }, 3, 1000, 300, 'bank'],
  [{ member: 'Sova' }, 2, 800, 260, 'bank', 'anonymous'],
  [{ stranger: 'Kasička na vyjížďce' }, 1, 12340, 230, 'cash'],
  [{ member: 'Kardan' }, 1, 1000, 180, 'bank'],
  [{ stranger: 'Obec Bělotín' }, 1, 15000, 140, 'bank'],
  [{ member: 'Nýt' }, 3, 600, 95, 'bank'],
  [{ member: 'Jiskra' }, 2, 400, 60, 'cash'],
  [{ member: 'Kompas' }, 3, 2500, 28, 'bank'],
  [{ stranger: 'Radim Vychodil' }, 2, 700, 7, 'bank', 'anonymous'],
]

export type DonationDraft = { donation: Donation; movement: MovementDraft | null }

export function draftDonations(
  people: readonly Person[],
  today: string,
  treasurerId: number,
): DonationDraft[] {
  return GIFTS.map(([who, purposeId, crowns, daysAgo, how, anonymous], index) => {
    const person = 'member' in who ? byNickname(people, who.member) : null
    const donorName = 'stranger' in who ? who.stranger : null
    const givenOn = addDays(today, -daysAgo)
    const amount = crowns * 100
    const donation = {
      purposeId,
      memberId: person?.id ?? null,
      donorName,
      amount,
      givenOn,
      anonymous: anonymous !== undefined,
      note: how === 'cash' ? 'Předáno v hotovosti na schůzi.' : null,
      createdAt: momentOn(givenOn, '21:40'),
      createdBy: treasurerId,
    }
    const payer = person ? payerOf(person) : strangerNamed(donorName ?? '', 40 + index)
    const movement = {
      bookedOn: givenOn,
      amount,
      payer,
      kind: 'Bezhotovostní příjem',
      message: messageOf(purposeId),
    } as const
    return { donation, movement: how === 'cash' ? null : movement }
  })
}

const MESSAGES = { 1: 'dar detsky domov', 2: 'dar na klubovnu', 3: 'dar zranenym jezdcum' } as const

function messageOf(purposeId: 1 | 2 | 3): string {
  return MESSAGES[purposeId]
}
