import { portraitKey } from '../members/portrait.ts'
import { fileStore, readFile } from '../../ground/files/files.server.ts'

/** The picture as a part of the page it is shown on: it has no address anybody could come back to. */
export async function readPortrait(photoKey: string): Promise<string | null> {
  const bytes = await readFile(fileStore(), portraitKey(photoKey, 384))
  return bytes && `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
}
