import { sql } from 'kysely'
import { findDocument, namedTo } from '../../site/documents/documents.server.ts'
import type { Db } from '../../tables.ts'

/** Whoever came by a link reads what every member may, and nothing of what an office has. */
const A_MEMBER = { role: 'Member', grants: [] } as const

type Naming = { readonly documentId: number | null; readonly documentTitle: string | null }

/** Points with the documents he may have. */
export const namedToMember = <Thing extends Naming>(db: Db, points: readonly Thing[]) =>
  namedTo(db, A_MEMBER, points)

/** Minutes that came out, the newest meeting first: every member may look into all of them (§ 254). */
export async function listMinutesForMember(db: Db) {
  const minutes = await db
    .selectFrom('meetingMinutes')
    .innerJoin('meeting', 'meeting.id', 'meetingMinutes.meetingId')
    .innerJoin('document', 'document.id', 'meetingMinutes.documentId')
    .select(['document.id as documentId', 'document.title as documentTitle', 'meeting.id as meetingId'])
    .where('publishedVersion', 'is not', null)
    .orderBy('meeting.startsAt', 'desc')
    .orderBy('meeting.id', 'desc')
    .execute()
  return (await namedToMember(db, minutes)).flatMap(({ documentId, documentTitle, meetingId }) =>
    documentId === null || documentTitle === null ? [] : [{ documentId, title: documentTitle, meetingId }],
  )
}

/** The newest version of a document of that meeting's agenda, or of any minutes; nothing else has an address behind the link. */
export async function findLinkedFile(
  db: Db,
  { meetingId, documentId }: { readonly meetingId: number; readonly documentId: number },
) {
  const { rows } = await sql<{ isSo: boolean }>`select
    exists (select from agenda_point where meeting_id = ${meetingId} and document_id = ${documentId})
    or exists (select from meeting_minutes where document_id = ${documentId} and published_version is not null) as "isSo"`.execute(
    db,
  )
  if (rows[0]?.isSo !== true) return null
  return (await findDocument(db, documentId, A_MEMBER))?.versions[0] ?? null
}
