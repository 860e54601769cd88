import type { Context, Hono } from 'hono'
import { can } from '../../permissions.ts'
import { answerFile } from '../../ground/http/file-answer.server.ts'
import { fileStore } from '../../ground/files/files.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { Db } from '../../tables.ts'
import { PHOTO_SIZES, PHOTO_TYPES, photoKey } from './photo-file.ts'

type Who = { readonly db: Db; readonly findVisitor: (http: Context) => Promise<Visitor | null> }

/**
 * Hands photos out. An address is never the right to see: the album decides at every request, and only a photo that needs
 * it costs a look at who is asking.
 */
export function mountPhotos(app: Hono, { db, findVisitor }: Who): void {
  app.get('/photos/:fileKey/:file', async (http) => {
    const { fileKey, file } = http.req.param()
    const [size, format] = parseFile(file)
    const photo = size && format && KEY.test(fileKey) ? await findPhotoFile(db, fileKey) : undefined
    if (!photo || !size || !format) return nothing(http)
    const keeping = await keepingFor(photo, () => findVisitor(http))
    if (!keeping) return nothing(http)
    const type = PHOTO_TYPES[format]
    const key = photoKey(fileKey, size, format)
    return (await answerFile(http.req.raw, fileStore(), key, { type, keeping })) ?? nothing(http)
  })
}

const KEY = /^[a-z0-9-]{1,80}$/

type PhotoFile = { readonly visibility: 'public' | 'members'; readonly isHidden: boolean }

async function keepingFor(
  { visibility, isHidden }: PhotoFile,
  findVisitor: () => Promise<Visitor | null>,
): Promise<'public' | 'asked' | 'unkept' | null> {
  if (visibility === 'public' && !isHidden) return 'public'
  const visitor = await findVisitor()
  if (!visitor) return null
  if (!isHidden) return 'asked'
  return can(visitor, 'gallery.manage') ? 'unkept' : null
}

function findPhotoFile(db: Db, fileKey: string): Promise<PhotoFile | undefined> {
  return db
    .selectFrom('photo')
    .innerJoin('album', 'album.id', 'photo.albumId')
    .select((eb) => [
      'album.visibility',
      eb('photo.hiddenAt', 'is not', null).$castTo<boolean>().as('isHidden'),
    ])
    .where('photo.fileKey', '=', fileKey)
    .executeTakeFirst()
}

function parseFile(file: string) {
  const [name, format] = file.split('.')
  const size = PHOTO_SIZES.find((known) => String(known) === name)
  return [size, isFormat(format) ? format : undefined] as const
}

function isFormat(text: string | undefined): text is keyof typeof PHOTO_TYPES {
  return text !== undefined && Object.hasOwn(PHOTO_TYPES, text)
}

function nothing(http: Context): Response {
  return http.text('Page not found', 404, { 'cache-control': 'no-store' })
}
