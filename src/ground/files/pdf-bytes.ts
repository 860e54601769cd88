import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

/**
 * The finished paper. It is never sent while it is still being written: the writer does not notice that its reader has
 * gone, writes on into a closed stream, and the fault nobody catches ends the whole house.
 */
export async function pdfBytes(pdf: Readable): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await buffer(pdf))
}
