import type { Db } from '../../tables.ts'
import type { ApplicationStatus, JudgedApplication } from './application.ts'
import {
  countApplications,
  findApplication,
  listApplications,
  type ListFilter,
} from './applications.server.ts'
import { judgeDuplicates } from './duplicates.server.ts'

export type ApplicationPage = {
  readonly items: readonly JudgedApplication[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
  readonly counts: Readonly<Record<ApplicationStatus, number>>
}

/** A page of the list as the Secretary works with it. */
export async function viewApplications(db: Db, filter: ListFilter): Promise<ApplicationPage> {
  const [applications, counts] = await Promise.all([listApplications(db, filter), countApplications(db)])
  return {
    items: await judgeDuplicates(db, applications),
    total: counts[filter.status],
    page: filter.page,
    pageSize: filter.pageSize,
    counts,
  }
}

export async function viewApplication(db: Db, id: number): Promise<JudgedApplication | null> {
  const application = await findApplication(db, id)
  return application ? ((await judgeDuplicates(db, [application]))[0] ?? null) : null
}
