import { fullName } from '../applications/application.ts'
import { listApplications } from '../applications/applications.server.ts'
import type { Possible } from '../applications/duplicate.ts'
import { judgeDuplicates } from '../applications/duplicates.server.ts'
import { can } from '../../permissions.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'

export type AlikeApplication = {
  readonly id: number
  readonly name: string
  readonly cards: readonly Possible[]
}

const LOOKED_AT = 200

/** The oldest waiting applications whose applicant may have a card; only for those who decide about them. */
export async function listAlikeApplications(
  db: Db,
  visitor: Visitor | null,
): Promise<readonly AlikeApplication[]> {
  if (!visitor || !can(visitor, 'applications.decide')) return []
  const waiting = await listApplications(db, { status: 'PENDING', page: 1, pageSize: LOOKED_AT })
  const judged = await judgeDuplicates(db, waiting.items)
  return judged
    .map((application) => ({
      id: application.id,
      name: fullName(application),
      cards: application.possibleDuplicates.filter(({ kind }) => kind === 'member'),
    }))
    .filter(({ cards }) => cards.length > 0)
}
