import { door } from '../../ground/http/door.server.ts'
import { project } from '../members/visibility.ts'
import { exportMembers } from './export-members.server.ts'
import { listMembers } from './list-members.server.ts'
import { MemberListQuery, wishOf } from './member-query.ts'

export const rosterDoors = [
  door({
    method: 'GET',
    path: '/api/members',
    who: 'members.view',
    summary: 'List members: search, filter, sort, page; each card with what the caller may see',
    query: MemberListQuery,
    handle: async ({ db, visitor, today, query }) => {
      const wish = wishOf(query)
      const { cards, total, more } = await listMembers(db, { wish, viewer: visitor, today })
      return {
        items: cards.map((card) => project(card, visitor)),
        total,
        ...(more ? { more } : {}),
        page: wish.page,
        pageSize: wish.pageSize,
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
    handle: async ({ db, visitor, today, language, query }) =>
      new Response(await exportMembers(db, visitor, { wish: wishOf(query), today, language }), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="clenove-${today}.csv"`,
          'cache-control': 'no-store',
        },
      }),
  }),
]
