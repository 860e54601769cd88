import { attachment } from '../../ground/http/file-answer.server.ts'
import { fileStore, readFile } from '../../ground/files/files.server.ts'
import { streamOf } from '../../ground/files/stream-answer.server.ts'
import { photoKey } from './photo-file.ts'
import { zipFiles } from './zip.server.ts'

type Album = { readonly slug: string; readonly photos: readonly { readonly fileKey: string }[] }

/** The whole album, photo after photo as they are read: as large as it may be, it is never held whole. */
export async function zipAlbum({ slug, photos }: Album): Promise<Response> {
  const width = String(photos.length).length
  const files = photos.map(({ fileKey }, index) => ({
    name: `${slug}/${slug}-${String(index + 1).padStart(width, '0')}.jpg`,
    load: () => readFile(fileStore(), photoKey(fileKey, 1920, 'jpg')),
  }))
  return new Response(await streamOf(zipFiles(files)), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': attachment(`${slug}.zip`),
      'cache-control': 'no-store',
    },
  })
}
