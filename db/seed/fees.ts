import { addDays } from '../../src/ground/values/day.ts'
import { later, yearOf } from './calendar.ts'
import { YEARLY_FEE } from './club.ts'
import { at, createDice } from './dice.ts'
import { feeDays, type FeeCourse } from './fee-days.ts'
import { feePlan } from './fee-plan.ts'
import { draftPayment, type PaymentDays, type PaymentDraft } from './payment.ts'
import type { Person } from './person.ts'
import { variableSymbolsOf } from '../../src/money/payments/variable-symbol.ts'

/** The fees of last year and this one. */
export function draftFees(
  people: readonly Person[],
  today: string,
  treasurerId: number,
  nextId: () => number,
): PaymentDraft[] {
  const dice = createDice(2010)
  const thisYear = yearOf(today)
  return [thisYear - 1, thisYear].flatMap((period) =>
    people.flatMap((person) => {
      const course = feeCourse(person, period, today, dice.between(0, 44))
      return owes(person, course) ? draftFeesOf(person, course, treasurerId, nextId) : []
    }),
  )
}

function feeCourse(person: Person, period: number, today: string, spread: number): FeeCourse {
  // The treasurer asks for a year's fees in the December before it, newcomers when they come.
  const createdOn = later(`${period - 1}-12-12`, addDays(person.joinedOn, 4))
  return { period, createdOn, today, spread, isPunctual: person.login !== null }
}

function owes(person: Person, { period, createdOn, today }: FeeCourse): boolean {
  if (person.facts.lifeTime || yearOf(person.joinedOn) > period || createdOn >= today) return false
  return person.leftOn === null || person.leftOn > createdOn
}

function draftFeesOf(
  person: Person,
  course: FeeCourse,
  treasurerId: number,
  nextId: () => number,
): PaymentDraft[] {
  const intent = feePlan(person, course.period === yearOf(course.today))
  if (intent === 'not generated') return []
  const draft = (days: PaymentDays, sequence: number) =>
    draftPayment(person, feeSubject(person, course.period, sequence, treasurerId, nextId()), days)
  const days = untilLeaving(person, feeDays(intent, course))
  if (intent !== 'archived and generated again') return [draft(days, 0)]
  const again = { ...course, createdOn: days.archivedOn ?? course.createdOn, isPunctual: true }
  return [draft(days, 0), draft(feeDays('paid', again), 1)]
}

function feeSubject(person: Person, period: number, sequence: number, treasurerId: number, id: number) {
  const symbol = at(variableSymbolsOf({ year: period, kind: 'fee', memberNumber: person.id }), sequence)
  return {
    id,
    type: '2',
    period,
    purpose: null,
    amount: YEARLY_FEE,
    variableSymbol: symbol,
    createdBy: treasurerId,
  } as const
}

/** Whatever was open when somebody left is archived the next day. */
function untilLeaving({ leftOn }: Person, days: PaymentDays): PaymentDays {
  if (leftOn === null || (days.paidOn !== undefined && days.paidOn < leftOn)) return days
  const { createdOn, dueOn } = days
  return { createdOn, dueOn, archivedOn: addDays(leftOn, 1) }
}
