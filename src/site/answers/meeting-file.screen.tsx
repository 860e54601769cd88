import { z } from 'zod'
import { withinShare } from '../../ground/http/fair-share.server.ts'
import { answerFile } from '../../ground/http/file-answer.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import { findLinkHolder } from '../../meetings/calling/link-holder.server.ts'
import { findLinkedFile } from '../../meetings/minutes/linked-documents.server.ts'
import { countLook, isToken } from './look.server.ts'
import { refusalResponse } from './refusal-response.server.ts'

const screen = declareScreen({ who: 'anyone', params: z.object({ token: z.string(), id: RowId }) })

/** Minutes, or a document of the agenda, for whoever was invited and has no account. */
export const loader = screen.shows(async ({ db, params: { token, id }, ...desk }) =>
  refusalResponse(desk.language, async () => {
    await countLook(db, desk.address)
    const holder = isToken(token) ? await findLinkHolder(db, token, 'meeting') : null
    const file = holder && (await findLinkedFile(db, { meetingId: holder.about, documentId: id }))
    if (!file) return null
    const { fileKey, fileName, type } = file
    return withinShare(desk, { sends: 'kept', request: desk.request }, () =>
      answerFile(desk.request, fileStore(), fileKey, { type, keeping: 'unkept', fileName }),
    )
  }),
)
