import { viewMailServer } from '../outbox/view-mail-server.server.ts'
import { viewClubPage } from '../club/club-page.server.ts'
import type { Step } from './first-run.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { findPage } from '../../site/pages/pages.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'

/** What one step of the guide shows. */
export async function viewStep(context: RequestContext, step: Step | 'end') {
  const { db, visitor } = context
  switch (step) {
    case 'name':
    case 'account':
      return { step, club: await viewClubPage(db, visitor) } as const
    case 'divisions':
      return { step, divisions: await listDivisions(db) } as const
    case 'mail':
      return { step, server: await viewMailServer(context), email: visitor?.email ?? '' } as const
    case 'texts': {
      const [rules, privacy] = await Promise.all([findPage(db, 'stanovy'), findPage(db, 'soukromi')])
      return { step, versions: { stanovy: rules?.version ?? 1, soukromi: privacy?.version ?? 1 } } as const
    }
    case 'members': {
      const { count } = await db
        .selectFrom('member')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return { step, count: Number(count) } as const
    }
    case 'end':
      return { step } as const
  }
}
