import { z } from 'zod'
import { can, holdsOffice, type Permission } from '../../permissions.ts'
import { text } from '../members/profile.ts'
import type { Viewer } from '../members/visibility.ts'
import { ViewQuery } from './member-query.ts'

export const MOST_VIEWS = 50

export type SavedView = {
  readonly id: number
  readonly accountId: number
  readonly name: string
  readonly shared: boolean
  readonly query: string
}

/** What a saved text asks for; null where it says something the list does not know, or no more. */
export function readViewQuery(query: string): z.infer<typeof ViewQuery> | null {
  const { data = null } = ViewQuery.safeParse(Object.fromEntries(new URLSearchParams(query)))
  return data
}

const queryText = z
  .string()
  .max(2000)
  .transform((asked, context) => {
    const filled = [...new URLSearchParams(asked)].filter(([, value]) => value !== '')
    const query = new URLSearchParams(filled).toString()
    if (readViewQuery(query)) return query
    context.addIssue({ code: 'custom', message: 'invalid' })
    return z.NEVER
  })

export const ViewInput = z.strictObject({
  name: text(60),
  shared: z.boolean().default(false),
  query: queryText.describe('what stands behind ? in the address of GET /api/members, and columns'),
})
export type ViewInput = z.infer<typeof ViewInput>

export const ViewChange = z.strictObject({
  name: text(60).optional(),
  shared: z.boolean().optional(),
  query: queryText.optional(),
})
export type ViewChange = z.infer<typeof ViewChange>

/** Whoever looks at the list: with his number, because a view is somebody's. */
export type Looker = Viewer & {
  readonly id: number
  readonly grants: readonly Permission[]
  readonly program?: { readonly isClubs: boolean }
}

/** Whose views are the looker's own: behind a key of the club stands a Webmaster's number, and nobody. */
export const ownerOf = ({ id, program }: Looker): number => (program?.isClubs ? NOBODY : id)
const NOBODY = 0

/** One's own, and what is shared, for whoever holds an office. */
export function mayUseView(view: Pick<SavedView, 'accountId' | 'shared'>, looker: Looker): boolean {
  return view.accountId === ownerOf(looker) || (view.shared && holdsOffice(looker))
}

/** A view is its owner's; a shared one outlives his office, so whoever looks after the club may put it right too. */
export function mayChangeView(view: Pick<SavedView, 'accountId' | 'shared'>, looker: Looker): boolean {
  return view.accountId === ownerOf(looker) || (view.shared && can(looker, 'club.administer'))
}
