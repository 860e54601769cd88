import type { CountedLeaf } from '../../ground/lists/leafed.server.ts'
import type { Db } from '../../tables.ts'
import type { ApplicationStatus, JudgedApplication } from './application.ts'
import {
  countApplications,
  findApplication,
  listApplications,
  type ListFilter,
} from './applications.server.ts'
import { judgeDuplicates } from './duplicates.server.ts'

export type ApplicationPage = CountedLeaf<JudgedApplication> & {
  readonly counts: Readonly<Record<ApplicationStatus, number>>
}

/** A page of the list as the Secretary works with it. */
export async function viewApplications(db: Db, filter: ListFilter): Promise<ApplicationPage> {
  const [leaf, counts] = await Promise.all([listApplications(db, filter), countApplications(db)])
  return { ...leaf, items: await judgeDuplicates(db, leaf.items), total: counts[filter.status], counts }
}

export async function viewApplication(db: Db, id: number): Promise<JudgedApplication | null> {
  const application = await findApplication(db, id)
  return application ? ((await judgeDuplicates(db, [application]))[0] ?? null) : null
}
