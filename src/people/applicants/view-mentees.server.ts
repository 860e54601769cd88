import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { listCardsByIds } from '../members/member-cards.server.ts'
import { project } from '../members/visibility.ts'
import { listMenteesOf } from './applicants.server.ts'

/** My applicants: of their cards just what I may see anyway, and how far they are. */
export async function viewMentees(db: Db, visitor: Visitor, today: string) {
  if (visitor.memberId === null) return []
  const rows = await listMenteesOf(db, visitor.memberId)
  const cards = await listCardsByIds(
    db,
    rows.map(({ id }) => id),
    today,
  )
  return rows.flatMap(({ id, since, rides }) => {
    const found = cards.find((card) => card.id === id)
    if (!found) return []
    const { firstName, lastName, phone = null, email = null } = project(found, visitor)
    return [{ id, firstName, lastName, phone, email, since, rides }]
  })
}

export type Mentee = Awaited<ReturnType<typeof viewMentees>>[number]
