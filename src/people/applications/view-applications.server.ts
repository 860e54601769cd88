import type { CountedLeaf } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import type { Application, ApplicationList, JudgedApplication } from './application.ts'
import {
  countApplications,
  findApplication,
  listApplications,
  type ListFilter,
} from './applications.server.ts'
import { judgeDuplicates } from './duplicates.server.ts'
import { listSponsors } from './sponsors.server.ts'

export type ApplicationPage = CountedLeaf<JudgedApplication> & {
  readonly counts: Readonly<Record<ApplicationList, number>>
}

/** A page of the list as the Secretary works with it. */
export async function viewApplications(db: Db, filter: ListFilter): Promise<ApplicationPage> {
  const [leaf, counts] = await Promise.all([listApplications(db, filter), countApplications(db)])
  return { ...leaf, items: await judge(db, leaf.items), total: counts[filter.status], counts }
}

export async function viewApplication(db: Db, id: number): Promise<JudgedApplication | null> {
  const application = await findApplication(db, id)
  return application ? ((await judge(db, [application]))[0] ?? null) : null
}

/** With those it may repeat and those it names; one statement each, however many there are. */
async function judge(db: Db, applications: readonly Application[]): Promise<readonly JudgedApplication[]> {
  const [judged, sponsors] = await Promise.all([
    judgeDuplicates(db, applications),
    listSponsors(
      db,
      applications.map(({ id }) => id),
    ),
  ])
  return judged.map((one) => ({ ...one, sponsors: sponsors.get(one.id) ?? [] }))
}
