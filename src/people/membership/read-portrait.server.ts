import { portraitKey } from '../members/portrait.ts'
import { fileStore, readFile } from '../../ground/files/files.server.ts'
import { isHouseTrouble } from '../../ground/platform/house-trouble.ts'
import { toRefusal } from '../../ground/http/refusal-answer.server.ts'

/**
 * The picture as a part of the page it is shown on: it has no address anybody could come back to. A card without its face is
 * still a card, so nobody stands at a door without it because the files are away.
 */
export async function readPortrait(photoKey: string): Promise<string | null> {
  const bytes = await readFile(fileStore(), portraitKey(photoKey, 384)).catch(orNone)
  return bytes && `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`
}

function orNone(error: unknown): null {
  if (!isHouseTrouble(toRefusal(error, 'portrait'))) throw error
  return null
}
