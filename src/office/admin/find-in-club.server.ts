import { sql } from 'kysely'
import { contains } from '../../ground/postgres/text-search.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { cardNumber } from '../../people/members/member.ts'
import { can } from '../../permissions.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import type { Db } from '../../tables.ts'
import { type Finding, isCalled, placesFor } from './finding.ts'
import { menuWords } from './menu.words.ts'
import { placeWords, searchWords } from './search.words.ts'

const PEOPLE = 7
const EVENTS = 5

type Asked = {
  readonly query: string
  readonly visitor: Visitor
  readonly today: string
  readonly language: Language
}

/** People, events and places by name, each only as far as this visitor may see them. */
export async function findInClub(db: Db, asked: Asked): Promise<readonly Finding[]> {
  if (asked.query.trim() === '') return findPlaces(asked)
  return [...(await findPeople(db, asked)), ...(await findEvents(db, asked)), ...findPlaces(asked)]
}

function findPlaces({ query, visitor, language }: Asked): readonly Finding[] {
  const sayMenu = speak(menuWords, language)
  const sayTask = speak(placeWords, language)
  return placesFor(visitor)
    .map((place) => ({
      kind: 'place' as const,
      to: place.to,
      label: 'word' in place ? sayMenu(place.word) : sayTask(place.task),
      note: '',
    }))
    .filter(({ label }) => isCalled(label, query))
}

async function findPeople(db: Db, { query, visitor, today, language }: Asked): Promise<readonly Finding[]> {
  if (!can(visitor, 'members.view')) return []
  const filter = filterOf({ search: query, pageSize: PEOPLE })
  const { cards } = await listMembers(db, { filter, viewer: visitor, today })
  const say = speak(searchWords, language)
  return cards.map(({ id, number, firstName, lastName, nickname }) => ({
    kind: 'person',
    to: `/admin/${id}/edit`,
    label: [firstName, nickname && `„${nickname}“`, lastName].filter(Boolean).join(' '),
    note: say('numbered', { number: cardNumber(number) }),
  }))
}

/** Coming ones first, then the past from the last. */
async function findEvents(db: Db, { query, visitor, today, language }: Asked): Promise<readonly Finding[]> {
  if (!can(visitor, 'events.view')) return []
  const rows = await db
    .selectFrom('event')
    .select(['id', 'title', 'startsAt'])
    .where('state', '<>', 'draft')
    .where(contains(sql`fold(title)`, query.trim()))
    .orderBy(sql`starts_at::date < ${today}::date`)
    .orderBy(sql`abs(extract(epoch from starts_at - ${today}::date))`)
    .limit(EVENTS)
    .execute()
  return rows.map(({ id, title, startsAt }) => ({
    kind: 'event',
    to: `/akce/${id}`,
    label: title,
    note: dayInFigures(pragueDay(startsAt), language),
  }))
}
