import { sql } from 'kysely'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { contains } from '../../ground/postgres/text-search.server.ts'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { listName } from '../../people/members/member.ts'
import { listCardsByIds } from '../../people/members/member-cards.server.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { project, type SeenCard } from '../../people/members/visibility.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import { listViews } from '../../people/roster/saved-views.server.ts'
import { can } from '../../permissions.ts'
import { listEventsById } from '../../rides/events/events.server.ts'
import { describeLine } from '../../rides/events/event-line.ts'
import { chaptersOf, readChapter } from '../../site/handbook/handbook.ts'
import { handbookWords } from '../../site/handbook/handbook.words.ts'
import type { Db } from '../../tables.ts'
import { actsWith } from './acts-with.ts'
import { type Finding, isCalled, placesFor } from './finding.ts'
import { menuWords, shellWords } from './menu.words.ts'
import { countQueues } from './queues.server.ts'
import { placeWords } from './search.words.ts'

const PEOPLE = 8
const EVENTS = 5

type Asked = {
  readonly query: string
  /** Addresses one went to last. */
  readonly recent: readonly string[]
  readonly visitor: Visitor
  readonly today: string
  readonly now: Date
  readonly language: Language
}

/**
 * People, events, places and things to do by name, each only as far as this visitor may see them. Where one was lately
 * stands first: before everything while nothing is asked, then in its group.
 */
export async function findInClub(db: Db, asked: Asked): Promise<readonly Finding[]> {
  const found = [
    ...(await findPeople(db, asked)),
    ...(await findEvents(db, asked)),
    ...(await findPlaces(db, asked)),
    ...(await findViews(db, asked)),
    ...findHelp(asked),
  ]
  if (asked.query.trim() !== '') {
    const [first] = found
    const acts = first?.kind === 'person' ? first.acts : []
    const lately = (one: Finding) => (asked.recent.includes(one.to) ? 0 : 1)
    return [
      ...found.toSorted((a, b) => lately(a) - lately(b)),
      ...acts.map((act) => ({ ...act, kind: 'act' as const, acts: [] })),
    ]
  }
  const recent = asked.recent.flatMap((to) => found.find((one) => one.to === to) ?? [])
  return [
    ...recent.map((one) => ({ ...one, kind: 'recent' as const })),
    ...found.filter((one) => ['place', 'act'].includes(one.kind) && !recent.includes(one)),
  ]
}

async function findPlaces(db: Db, { query, visitor, today, language }: Asked): Promise<readonly Finding[]> {
  const sayMenu = speak(menuWords, language)
  const sayTask = speak(placeWords, language)
  const say = speak(shellWords, language)
  const places = placesFor(visitor)
    .map((place) => ({ place, label: 'word' in place ? sayMenu(place.word) : sayTask(place.task) }))
    .filter(({ label }) => isCalled(label, query))
  const waiting = places.flatMap(({ place: { queue } }) => (queue && queue !== 'members' ? [queue] : []))
  const counts = await countQueues(db, waiting, today)
  return places.map(({ place: { to, queue, isAct }, label }) => {
    const count = queue ? (counts[queue] ?? 0) : 0
    const note = count > 0 ? say('waiting', { count }) : ''
    return { kind: isAct ? ('act' as const) : ('place' as const), to, label, note, acts: [] }
  })
}

const VIEWS = 100

/** Saved views of the members, once something is asked; what stands in them is asked again when one is opened. */
async function findViews(db: Db, { query, visitor, language }: Asked): Promise<readonly Finding[]> {
  if (query.trim() === '' || !can(visitor, 'members.view')) return []
  const note = speak(placeWords, language)('view')
  const { items } = await listViews(db, visitor, { page: 1, pageSize: VIEWS })
  return items
    .filter(({ name }) => isCalled(`${name} ${note}`, query))
    .map(({ id, name }) => ({
      kind: 'place' as const,
      to: `/admin/members?view=${id}`,
      label: name,
      note,
      acts: [],
    }))
}

/** Paragraphs of the handbook, once something is asked. */
function findHelp({ query, language, visitor }: Asked): readonly Finding[] {
  if (query.trim() === '') return []
  const note = speak(handbookWords, language)('title')
  return chaptersOf(visitor.off ?? []).flatMap((chapter) =>
    readChapter(chapter, language, visitor.off ?? [])
      .paragraphs.filter(({ title }) => isCalled(`${title} ${note}`, query))
      .map(({ id, title }) => ({
        kind: 'place' as const,
        to: `/napoveda/${chapter}#${id}`,
        label: title,
        note,
        acts: [],
      })),
  )
}

async function findPeople(db: Db, asked: Asked): Promise<readonly Finding[]> {
  const { query, visitor, today, language } = asked
  if (!can(visitor, 'members.view')) return []
  const lately = (await listCardsByIds(db, idsIn(asked.recent, /^\/admin\/(\d+)\/edit$/), today)).filter(
    ({ firstName, lastName, nickname, archivedAt, excludedOn }) =>
      !archivedAt && !excludedOn && isCalled(`${firstName} ${lastName} ${nickname ?? ''}`, query),
  )
  const named = query.trim() === '' ? [] : await cardsNamed(db, asked)
  const cards = new Map([...lately, ...named].map((card) => [card.id, project(card, visitor)]))
  const divisions = cards.size === 0 ? [] : await listDivisions(db)
  return [...cards.values()].map((card: SeenCard) => ({
    kind: 'person',
    to: `/admin/${card.id}/edit`,
    label: listName(card),
    note: [card.nickname, divisions.find(({ id }) => id === card.division)?.name].filter(Boolean).join(' · '),
    acts: actsWith(card, visitor, language),
  }))
}

async function cardsNamed(db: Db, { query, visitor, today }: Asked) {
  const filter = filterOf({ search: query, pageSize: PEOPLE })
  return (await listMembers(db, { filter, viewer: visitor, today })).cards
}

/** Coming ones first, then the past from the last. */
async function findEvents(db: Db, asked: Asked): Promise<readonly Finding[]> {
  const { query, visitor, today, now, language } = asked
  if (!can(visitor, 'events.view')) return []
  const lately = idsIn(asked.recent, /^\/akce\/(\d+)$/)
  if (query.trim() === '' && lately.length === 0) return []
  const rows = await db
    .selectFrom('event')
    .select('id')
    .where('state', '<>', 'draft')
    .$if(query.trim() === '', (some) => some.where('id', 'in', lately))
    .where(contains(sql`fold(title)`, query.trim()))
    .orderBy(sql`starts_at::date < ${today}::date`)
    .orderBy(sql`abs(extract(epoch from starts_at - ${today}::date))`)
    .limit(EVENTS)
    .execute()
  const events = await listEventsById(
    db,
    rows.map(({ id }) => id),
    { includeMembers: true },
  )
  return events.map((event) => ({
    kind: 'event',
    to: `/akce/${event.id}`,
    label: event.title,
    note: `${dayInWords(event.startsAt, language)} · ${lowered(describeLine(event, now, language).badges[0]?.text ?? '')}`,
    acts: [],
  }))
}

function idsIn(addresses: readonly string[], shape: RegExp): readonly number[] {
  return addresses.flatMap((address) => Number(shape.exec(address)?.[1] ?? 0) || [])
}

function lowered(text: string): string {
  return text.charAt(0).toLocaleLowerCase('cs') + text.slice(1)
}
