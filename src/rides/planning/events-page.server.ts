import { viewAgenda } from '../events/agenda.server.ts'
import { chooseYear, yearSpan } from '../events/calendar.ts'
import { isOver } from '../events/event.ts'
import { listEvents, listPastYears } from '../events/events.server.ts'
import { chooseMonth, monthSpan, monthView } from '../events/month.ts'
import { can } from '../../permissions.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { EVENTS_TABS } from './events-tab.ts'

const PAGE_SIZE = 40

/** The club's events as one tab of them asks; drafts only for those who plan. */
export async function viewEvents(context: RequestContext, visitor: Visitor, search: URLSearchParams) {
  const { db, now, today, language } = context
  const mayManage = can(visitor, 'events.manage')
  const asked = EVENTS_TABS.find((key) => key === search.get('tab')) ?? 'coming'
  const tab = asked === 'drafts' && !mayManage ? 'coming' : asked
  const viewer = { includeMembers: true, includeDrafts: mayManage }
  const [planned, years] = await Promise.all([
    listEvents(db, { from: now, to: null, ...viewer }),
    tab === 'past' ? listPastYears(db, now, viewer) : [],
  ])
  const coming = planned.filter(({ state }) => state !== 'draft')
  const drafts = mayManage ? await listDrafts(context) : []
  const year = tab === 'past' ? chooseYear(search.get('rok'), years) : null
  const key = chooseMonth(search.get('mesic'), today)
  const inMonth = tab === 'month' ? await listEvents(db, { ...monthSpan(key), ...viewer }) : []
  const inYear = year === null ? [] : await listEvents(db, { ...yearSpan(year), ...viewer })
  const past = inYear.filter((event) => isOver(event, now) && event.state !== 'draft').toReversed()
  const all = { coming, drafts, past, month: [] }[tab]
  const last = Math.max(1, Math.ceil(all.length / PAGE_SIZE))
  const page = Math.min(last, Math.max(1, Math.trunc(Number(search.get('page'))) || 1))
  const shown = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
  return {
    tab,
    counts: { coming: coming.length, drafts: drafts.length },
    view: { page, pageSize: PAGE_SIZE, total: all.length },
    year,
    years,
    month: tab === 'month' ? monthView(key, inMonth, { today, language }) : null,
    items: await viewAgenda(db, shown, { visitor, now, language }),
  }
}

/** A draft may well have a day that has passed: it is still somebody's work. */
function listDrafts({ db }: RequestContext) {
  return listEvents(db, { from: null, to: null, state: 'draft', includeMembers: true, includeDrafts: true })
}
