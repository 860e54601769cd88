import { sql } from 'kysely'
import { recordAudit } from '../../ground/audit/audit.server.ts'
import { letterhead } from '../../ground/files/letterhead.server.ts'
import type { Paper } from '../../ground/files/paper.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import { readClub } from '../../ground/platform/club-settings.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { momentInFigures } from '../../ground/values/moment.ts'
import type { DocumentFields } from '../../site/documents/document-input.ts'
import { addDocument, addVersion } from '../../site/documents/keep-document.server.ts'
import type { Db } from '../../tables.ts'
import { listParts, lockMeeting } from '../calling/meetings.server.ts'
import { attendance } from './presence.ts'
import { readRecord } from './read-record.server.ts'
import { isSigned } from './sign-minutes.server.ts'

/** The job: whatever everybody has signed and is not published yet becomes a document of the club. */
export async function publishMinutes(db: Db, now: Date): Promise<void> {
  const { rows } = await sql<{ meetingId: number; version: number }>`
    select meeting_id as "meetingId", version from meeting_minutes
    where published_version is distinct from version and not exists (select from meeting_part
      where meeting_part.meeting_id = meeting_minutes.meeting_id
        and part in ('recorder', 'verifier') and signed_at is null)
    order by meeting_id`.execute(db)
  for (const { meetingId, version } of rows)
    if (await isSigned(db, meetingId)) await publish(db, { meetingId, version, now })
}

type Publishing = { readonly meetingId: number; readonly version: number; readonly now: Date }

/** Drawn first, then kept with its row, if the text and its signatures are still those that were drawn. */
async function publish(db: Db, { meetingId, version, now }: Publishing): Promise<void> {
  const { title, startsAt, paper } = await readPaper(db, meetingId)
  const heldOn = pragueDay(startsAt)
  const name = `Zápis: ${title}, ${dayInFigures(heldOn, 'cs').replaceAll('\u00a0', ' ')}`.slice(0, 200)
  const file = { fileName: `Zápis ${heldOn}.pdf`, bytes: await drawPaper(paper) }
  await inTransaction(db, async (tx) => {
    await lockMeeting(tx, meetingId)
    const minutes = await tx
      .selectFrom('meetingMinutes')
      .select(['version', 'publishedVersion', 'documentId'])
      .where('meetingId', '=', meetingId)
      .executeTakeFirstOrThrow()
    if (minutes.version !== version || minutes.publishedVersion === version) return
    if (!(await isSigned(tx, meetingId))) return
    const house = { id: null }
    const fields: DocumentFields = {
      title: name,
      kind: 'minutes',
      datedOn: heldOn,
      audience: 'members',
      roles: [],
    }
    const documentId = minutes.documentId ?? (await addDocument(tx, house, { fields, file }))
    if (minutes.documentId !== null) await addVersion(tx, house, documentId, file)
    await tx
      .updateTable('meetingMinutes')
      .set({ publishedVersion: version, publishedAt: now, documentId })
      .where('meetingId', '=', meetingId)
      .execute()
    recordAudit(tx, {
      action: 'MINUTES_PUBLISHED',
      actorId: null,
      changes: [
        { field: 'meeting', from: meetingId, to: meetingId },
        { field: 'document', from: minutes.documentId, to: documentId },
        { field: 'version', from: minutes.publishedVersion, to: version },
      ],
      note: title,
    })
  })
}

/** The signed text under the club's head, who signed it and when, and the list of those who were there. */
async function readPaper(db: Db, meetingId: number) {
  const [record, parts, club, minutes] = await Promise.all([
    readRecord(db, meetingId),
    listParts(db, meetingId),
    readClub(db),
    db
      .selectFrom('meetingMinutes')
      .select('body')
      .where('meetingId', '=', meetingId)
      .executeTakeFirstOrThrow(),
  ])
  const { voters, others, represented } = attendance(record)
  const signed = parts.flatMap(({ part, firstName, lastName, signedAt }) =>
    signedAt
      ? [
          [
            part === 'recorder' ? 'Zapisovatel(ka)' : 'Ověřovatel(ka)',
            `${firstName} ${lastName}, podepsáno ${momentInFigures(signedAt, 'cs')}`,
          ] as const,
        ]
      : [],
  )
  const last = parts.reduce<Date | null>(
    (latest, { signedAt }) => (signedAt && (!latest || signedAt > latest) ? signedAt : latest),
    null,
  )
  const paper: Paper = {
    ...(await letterhead(db, club, 'cs')),
    title: `Zápis: ${record.title}`,
    paragraphs: [],
    html: await findHtml(db, minutes.body),
    facts: signed,
    issued: last ? `Zápis pořízen ${dayInFigures(pragueDay(last), 'cs')}.` : '',
    names: {
      title: 'Prezenční listina',
      groups: [
        { title: `S hlasem: ${voters.length}`, names: voters },
        ...(represented.length > 0
          ? [{ title: `Zastoupeni plnou mocí: ${represented.length}`, names: represented }]
          : []),
        ...(others.length > 0 ? [{ title: `Bez hlasu: ${others.length}`, names: others }] : []),
      ],
    },
  }
  return { title: record.title, startsAt: record.startsAt, paper }
}
