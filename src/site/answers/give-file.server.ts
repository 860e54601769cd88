import { issuePaper } from '../../people/membership/issue-paper.server.ts'
import { pdfResponse } from '../../ground/files/paper-pdf.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { exportData } from '../../office/privacy/export-data.server.ts'
import { exportGuest } from '../../rides/guests/guest-answers.server.ts'
import { countLook, isToken } from './look.server.ts'
import { findFormerMember } from './view-former.server.ts'

export const FORMER_FILES = ['vypis.pdf', 'moje-data.pdf', 'moje-data.json'] as const
export type FormerFile = (typeof FORMER_FILES)[number]

type Desk = Pick<RequestContext, 'db' | 'club' | 'now' | 'today' | 'language' | 'origin' | 'address'>

/** The extract (§ 236) or everything kept about him, for whoever holds the link; null for whoever does not. */
export async function giveFile(desk: Desk, token: string, file: FormerFile): Promise<Response | null> {
  const { db, club, now, today, language, origin, address } = desk
  await countLook(db, address)
  const guest = file === 'moje-data.json' && isToken(token) ? await exportGuest(db, token) : null
  if (guest)
    return new Response(JSON.stringify(guest, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="moje-data.json"',
      },
    })
  const former = await findFormerMember(db, token)
  if (!former) return null
  const { memberId } = former
  // He takes it himself: the trace carries his own account, shut as it is, or nobody's.
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('memberId', '=', memberId)
    .executeTakeFirst()
  const actorId = account?.id ?? null
  const around = { actorId, club, today, language }
  if (file === 'vypis.pdf')
    return pdfResponse(await issuePaper(db, { kind: 'extract', memberId, origin, ...around }), 'vypis')
  const format = file === 'moje-data.pdf' ? 'pdf' : 'json'
  return exportData(db, { subject: { kind: 'member', id: memberId }, format, now, ...around })
}
