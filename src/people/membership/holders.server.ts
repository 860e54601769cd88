import { sql } from 'kysely'
import { statusIsOpen, statusIsPaid } from '../../money/payment-status/payment-status.server.ts'
import { positionOn } from '../members/member-titles.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import type { Db } from '../../tables.ts'
import { type Standing, standingOf } from './standing.ts'

export type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>

/** A card as its holder shows it, with what decides whether it holds; one statement. */
export async function findHolder(db: Db, memberId: number, today: string) {
  const year = Number(today.slice(0, 4))
  const row = await db
    .selectFrom('member')
    .leftJoin('division', 'division.id', 'member.divisionId')
    .select([
      'member.id',
      'member.number',
      'member.firstName',
      'member.lastName',
      'member.nickname',
      'member.salutation',
      positionOn(today).as('position'),
      'member.memberSince',
      'member.lifeTime',
      'member.approvedAt',
      'member.archivedAt',
      'member.excludedOn',
      'member.cardSerial',
      'member.photoKey',
      'member.photoAtDoor',
      'division.name as divisionName',
      sql<number[]>`array(select period from payment where payment.member_id = member.id
        and type = '2' and ${statusIsPaid('status')} order by period)`.as('paidPeriods'),
      sql<string | null>`(select due_on::text from payment where payment.member_id = member.id and type = '2'
        and period = ${year} and ${statusIsOpen('status')})`.as('openFeeDueOn'),
    ])
    .where('member.id', '=', memberId)
    .where('member.erasedAt', 'is', null)
    .executeTakeFirst()
  return row && { ...row, standing: standingOn(row, today) }
}

type Row = Omit<Parameters<typeof standingOf>[0], 'isIn' | 'isApproved'> & {
  readonly approvedAt: Date | null
  readonly archivedAt: Date | null
  readonly excludedOn: string | null
}

function standingOn({ approvedAt, archivedAt, excludedOn, ...row }: Row, today: string): Standing {
  const isIn = archivedAt === null && (excludedOn === null || excludedOn > today)
  return standingOf({ ...row, isIn, isApproved: approvedAt !== null }, today)
}

/** The last day somebody was a member, where that day has come. */
export function endOfMembership({ archivedAt, excludedOn }: Pick<Holder, 'archivedAt' | 'excludedOn'>) {
  return excludedOn ?? (archivedAt && pragueDay(archivedAt))
}
