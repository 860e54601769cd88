import { door } from '../../ground/http/door.server.ts'
import { project } from '../members/visibility.ts'
import { exportMembers } from './export-members.server.ts'
import { listMembers } from './list-members.server.ts'
import { ExportQuery, MemberListQuery } from './member-query.ts'
import { MemberListAnswer } from '../members/member-answer.ts'
import { filterAsked } from './open-view.server.ts'

export const rosterDoors = [
  door({
    method: 'GET',
    path: '/api/members',
    remembers: true,
    who: 'members.view',
    summary: 'List members: search, filter, sort, page; each card with what the caller may see',
    query: MemberListQuery,
    answers: MemberListAnswer,
    handle: async ({ db, visitor, today, query }) => {
      const { filter } = await filterAsked(db, visitor, query)
      const { cards, total, more, ...beside } = await listMembers(db, { filter, viewer: visitor, today })
      return {
        items: cards.map((card) => project(card, visitor)),
        total,
        ...(more ? { more } : {}),
        page: filter.page,
        pageSize: filter.pageSize,
        ...beside,
      }
    },
  }),
  door({
    method: 'GET',
    path: '/api/members/export.csv',
    sends: 'made',
    leavesTrace: true,
    who: 'members.export',
    summary:
      'The filtered list as CSV: the columns asked for, those of the view, or all, as far as the caller may see them',
    query: ExportQuery,
    sentAs: ['text/csv'],
    handle: async ({ db, visitor, today, language, query }) => {
      const asked = await filterAsked(db, visitor, query)
      const columns = query.columns ?? asked.columns
      const table = await exportMembers(db, visitor, { filter: asked.filter, columns, today, language })
      return new Response(table, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="clenove-${today}.csv"`,
          'cache-control': 'no-store',
        },
      })
    },
  }),
]
