import { z } from 'zod'
import { Day, doneWith, listOf, Moment } from '../../ground/http/answer.ts'
import { AUDIENCES, DOCUMENT_KINDS } from './document.ts'

const FileVersion = z.strictObject({
  number: z.int(),
  type: z.string(),
  size: z.int(),
  fileName: z.string(),
  uploadedAt: Moment,
})

const ABOUT = {
  id: z.int(),
  title: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  audience: z.enum(AUDIENCES),
  roles: z.array(z.string()),
  datedOn: Day,
} as const

/** Each with the newest version of its file. */
export const DocumentListAnswer = listOf(FileVersion.extend(ABOUT))

export const DocumentDone = doneWith({
  document: z
    .strictObject({
      ...ABOUT,
      version: z.int(),
      createdAt: Moment,
      versions: z.array(FileVersion.extend({ author: z.string().nullable() })),
    })
    .meta({ id: 'Document' }),
})
