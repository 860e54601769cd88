import { sql } from 'kysely'
import { parseAccountNumber } from '../../src/money/payments/account-number.ts'
import { variableSymbol } from '../../src/money/payments/variable-symbol.ts'
import { addDays, pragueDay } from '../../src/ground/values/day.ts'
import type { Db } from '../../src/tables.ts'
import { rulesVersion, someone } from '../club.ts'

/** The last year whose April is over: the bank and the database keep the real time, so nothing may be yet to come. */
export const YEAR = Number(addDays(pragueDay(new Date()), -110).slice(0, 4))
const CLUB_ACCOUNT = '2900000021/2010'

export const OWING = 400
export const LATE_COMERS = 15
const COUPLES = 36
const TRIPLES = 16
const IN_HOUSEHOLDS = 2 * COUPLES + 3 * TRIPLES
const LAST_FEE = 100_000

// Where whose part of the club begins.
const CREDIT_WHOLE = range(IN_HOUSEHOLDS, 8)
export const CREDIT_PART = range(IN_HOUSEHOLDS + 8, 12)
export const ON_PAPER = range(IN_HOUSEHOLDS + 20, 6)
export const NEVER_PAYS = IN_HOUSEHOLDS + 26
export const PAYS_A_DAY_LATE = IN_HOUSEHOLDS + 27
export const THE_REST = range(IN_HOUSEHOLDS + 28, OWING - IN_HOUSEHOLDS - 28)

/** The first of each pays for the others. */
export const HOUSEHOLDS: readonly (readonly number[])[] = [
  ...Array.from({ length: COUPLES }, (_, at) => range(2 * at, 2)),
  ...Array.from({ length: TRIPLES }, (_, at) => range(2 * COUPLES + 3 * at, 3)),
]

export type Person = {
  readonly id: number
  readonly number: number
  readonly name: string
  /** As his bank writes it. */
  readonly payer: string
  /** From which he paid last year. */
  readonly account: string
}

const FIRST =
  'Jan Eva Petr Hana Jiří Lucie Karel Marie Ondřej Věra Tomáš Jana Pavel Lenka Marek Iva Aleš Dana Radek Zdena'
const LAST =
  'Novák Čech Řezníček Dvořák Šimek Žák Horák Chalupa Kučera Marek Veselý Krejčí Sedlák Doležal Zeman Kolář Navrátil Čermák Vaněk Urban Blažek Kříž Kopecký Jelínek Růžička Beneš Fiala Holub Staněk Šťastný Bureš Hruška Vlček Kadlec Moravec Říha Hájek Polák Ševčík Bartoš Mach Bílek Soukup Tichý Havel Pešek Vondráček Beran Janda Slavík Matoušek Musil Kubát Hladík Vrba Macháček Konečný Malý Toman Tůma Bouška Kraus Kratochvíl Strnad Hanák Smola Vácha Ježek Pokorný Skála Dušek Liška Smetana Hejda Vašek Kalina Fišer Cibulka Zajíc Trnka'

function nameOf(index: number): { firstName: string; lastName: string } {
  const [first, last] = [FIRST.split(' '), LAST.split(' ')]
  const head = HOUSEHOLDS.find((household) => household.includes(index))?.[0] ?? index
  return {
    firstName: first[(Math.floor(index / last.length) + index) % first.length] ?? '',
    lastName: last[head % last.length] ?? '',
  }
}

function bankName({ firstName, lastName }: ReturnType<typeof nameOf>): string {
  return `${lastName} ${firstName}`.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

/** As a bank gives them out: with a check digit, or nothing could be sent back there. */
function accountOf(index: number): string {
  const numbers = range(5_000_000 + index * 100, 100).map(String)
  return numbers.find((number) => parseAccountNumber(`${number}/0100`) !== null) ?? ''
}

export function range(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => from + at)
}

export async function insertPeople(db: Db, indexes: readonly number[], memberSince: string) {
  const rows = await db
    .insertInto('member')
    .values(
      indexes.map((index) => ({
        ...nameOf(index),
        email: ON_PAPER.includes(index) ? null : `clen${index}@january.test`,
        street: `Lednová ${index + 1}`,
        postalCode: '75301',
        city: 'Hranice',
        memberSince,
        approvedAt: new Date(`${memberSince}T12:00:00Z`),
      })),
    )
    .returning(['id', 'number'])
    .execute()
  return rows.map((row, at): Person => {
    const index = indexes[at] ?? 0
    const name = nameOf(index)
    const head = HOUSEHOLDS.find((household) => household.includes(index))?.[0] ?? index
    return {
      ...row,
      name: `${name.lastName} ${name.firstName}`,
      payer: bankName(name),
      account: accountOf(head),
    }
  })
}

/** Four hundred who owe, with a year behind them in which everybody paid from an account of his own, and their officers. */
export async function aClubOf400(db: Db, { people: count }: { readonly people: number }) {
  const people = await insertPeople(db, range(0, count), '2019-03-01')
  await insertLastYear(db, people)
  await db
    .insertInto('householdMember')
    .values(
      HOUSEHOLDS.flatMap((household) =>
        household.map((index) => ({ memberId: idOf(index), payerId: idOf(household[0] ?? 0) })),
      ),
    )
    .execute()
  // Half of what the club keeps for people lies in the bank, half was brought along from before.
  for (const [at, index] of [...CREDIT_WHOLE, ...CREDIT_PART].entries()) {
    const amount = CREDIT_WHOLE.includes(index) ? (at < 6 ? 120_000 : 150_000) : 30_000
    await sql`with kept as (
        insert into bank_movement (account, bank_id, booked_on, amount)
        select ${CLUB_ACCOUNT}, ${String(90_000 + at)}, ${`${YEAR - 1}-11-20`}::date, ${amount}::int where ${at % 2 === 0}
        returning id)
      insert into credit (member_id, movement_id, amount)
      values (${idOf(index)}, (select id from kept), ${amount}::int)`.execute(db)
  }
  await setting(db, 'mailLimits', { perMinute: null, perHour: null, perDay: null })
  await setting(db, 'bank', { account: CLUB_ACCOUNT })
  return people

  function idOf(index: number): number {
    const person = people[index]
    if (!person) throw new Error('the club is too small')
    return person.id
  }
}

export async function officers(db: Db) {
  const rules = await db
    .selectFrom('pageVersion')
    .select('version')
    .where('slug', '=', 'stanovy')
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (!rules) await rulesVersion(db, 1)
  const confirmedRulesVersion = rules?.version ?? 1
  return {
    treasurer: await someone(db, 'Treasurer', { confirmedRulesVersion, email: 'hospodar@january.test' }),
    secretary: await someone(db, 'Secretary', { confirmedRulesVersion, email: 'tajemnik@january.test' }),
  }
}

async function insertLastYear(db: Db, people: readonly Person[]): Promise<void> {
  const payments = await db
    .insertInto('payment')
    .values(
      people.map(({ id, number }) => ({
        memberId: id,
        type: '2' as const,
        period: YEAR - 1,
        amount: LAST_FEE,
        dueOn: `${YEAR - 1}-01-31`,
        status: 'PAID' as const,
        paidAt: new Date(`${YEAR - 1}-01-20`),
        variableSymbol: symbolOf(number, YEAR - 1),
      })),
    )
    .returning('id')
    .execute()
  const movements = await db
    .insertInto('bankMovement')
    .values(
      people.map(({ account }, index) => ({
        account: CLUB_ACCOUNT,
        bankId: String(10_000 + index),
        bookedOn: `${YEAR - 1}-01-20`,
        amount: LAST_FEE,
        counterAccount: account,
        counterBank: '0100',
      })),
    )
    .returning('id')
    .execute()
  await db
    .insertInto('allocation')
    .values(
      payments.map(({ id }, index) => ({
        paymentId: id,
        movementId: movements[index]?.id ?? 0,
        amount: LAST_FEE,
        mode: 'manual' as const,
      })),
    )
    .execute()
}

export function symbolOf(memberNumber: number, year: number): string {
  return variableSymbol({ year, kind: 'fee', memberNumber, sequence: 0 }) ?? ''
}

export async function setting(db: Db, key: string, value: object): Promise<void> {
  const text = JSON.stringify(value)
  await sql`insert into club_setting (key, value) values (${key}, ${text}::jsonb)
    on conflict (key) do update set value = excluded.value`.execute(db)
}
