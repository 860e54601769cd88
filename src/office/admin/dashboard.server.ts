import { z } from 'zod'
import { momentInFigures } from '../../ground/values/moment.ts'
import { viewRuns } from '../../ground/batches/view-batches.server.ts'
import { documentLine } from '../../site/documents/document-line.ts'
import { listDocuments } from '../../site/documents/documents.server.ts'
import { viewAgenda } from '../../rides/events/agenda.server.ts'
import { listNextEvents } from '../../rides/events/events.server.ts'
import { HogNumber } from '../../people/hog/hog-input.ts'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { can } from '../../permissions.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { staysUntil } from '../../people/members/mandate.ts'
import { listName } from '../../people/members/member.ts'
import { findOwnEnding, listKeptRoles } from '../../people/members/role-on.server.ts'
import { findHolder } from '../../people/membership/holders.server.ts'
import { cardFace } from '../../people/membership/view-membership.server.ts'
import { salutationOf } from '../../people/members/salutation.ts'
import { newsLine } from '../../site/news/news-line.ts'
import { newsReader } from '../../site/news/news.ts'
import { listNews } from '../../site/news/news.server.ts'
import { listNotices } from '../../ground/notices/notices.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import { asksOf } from './ask.ts'
import { viewFigures } from './charts.server.ts'
import { chartsOf, deskOf } from './desk.ts'
import { findOwnFacts } from './own-facts.server.ts'
import { viewQueues } from './queues.server.ts'

const RIDES = 3
const NEWS = 3
const DOCUMENTS = 3

/** Everything on one's first page, in as many statements however large the club is. */
export async function viewDashboard(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, today, now, language, club, origin } = context
  const { memberId } = visitor
  const desk = deskOf(visitor)
  const tasks = desk.map(({ task }) => task)
  const [card, facts, waiting, rides, runs, news, documents, figures, notices, kept, ending] =
    await Promise.all([
      memberId === null ? null : findHolder(db, memberId, today),
      memberId === null ? null : findOwnFacts(db, memberId),
      viewQueues(db, tasks, today),
      listNextEvents(db, now, RIDES, { includeMembers: true }).then((events) =>
        viewAgenda(db, events, { visitor, now, language }),
      ),
      viewRuns(db, { visitor, language }, { page: search.get('davky'), chosen: search.get('davka') }),
      listNews(db, { reader: newsReader(visitor), today, page: 1, pageSize: NEWS }),
      listDocuments(db, { reader: visitor, page: 1, pageSize: DOCUMENTS }),
      viewFigures(db, chartsOf(visitor), today),
      listNotices(db, visitor.id),
      can(visitor, 'accounts.manage') ? listKeptRoles(db, today) : [],
      visitor.role === 'Member' ? null : findOwnEnding(db, visitor.id, today),
    ])
  return {
    name: card ? salutationOf(card, language) : '',
    face: card ? cardFace(card, origin) : null,
    asks: facts ? asksOf(facts, today, club.off) : [],
    isOfficer: desk.length > 0,
    queues: waiting.flatMap(({ task, count, days }) =>
      desk.filter((one) => one.task === task).map(({ to }) => ({ task, to, count, days })),
    ),
    rides,
    runs,
    news: news.items.map((row) => newsLine(row, language)),
    documents: documents.items.map((row) => documentLine(row, language)),
    figures,
    ending: ending && {
      title: ending.title,
      role: ending.role,
      day: dayInFigures(ending.endsOn, language),
    },
    kept: kept.map(({ accountId, role, endsOn, ...person }) => ({
      accountId,
      role,
      name: listName(person),
      ended: dayInFigures(endsOn, language),
      until: role === 'Webmaster' ? null : dayInFigures(staysUntil(endsOn), language),
    })),
    notices: notices.map(({ createdAt, ...notice }) => ({
      ...notice,
      when: momentInFigures(createdAt, language),
    })),
  }
}

export const HogAnswer = z.strictObject({ hogNumber: HogNumber, expiresOn: RecentDay })
export const SeenNotice = z.strictObject({ notice: RowId })

/** What only somebody with a card can do. */
export function ownCardOf({ memberId }: Visitor): number {
  if (memberId === null) throw new Refusal('not_found')
  return memberId
}
