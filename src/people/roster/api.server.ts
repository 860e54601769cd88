import { door } from '../../ground/http/door.server.ts'
import { project } from '../members/visibility.ts'
import { exportMembers } from './export-members.server.ts'
import { listMembers } from './list-members.server.ts'
import { MemberListQuery, filterOf } from './member-query.ts'
import { MemberListAnswer } from '../members/member-answer.ts'

export const rosterDoors = [
  door({
    method: 'GET',
    path: '/api/members',
    who: 'members.view',
    summary: 'List members: search, filter, sort, page; each card with what the caller may see',
    query: MemberListQuery,
    answers: MemberListAnswer,
    handle: async ({ db, visitor, today, query }) => {
      const filter = filterOf(query)
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
    summary: 'The filtered list as CSV, in the columns the caller may see',
    query: MemberListQuery,
    sentAs: ['text/csv'],
    handle: async ({ db, visitor, today, language, query }) =>
      new Response(await exportMembers(db, visitor, { filter: filterOf(query), today, language }), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="clenove-${today}.csv"`,
          'cache-control': 'no-store',
        },
      }),
  }),
]
