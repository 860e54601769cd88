import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Shorter ones leave in one piece as they are. */
const WORTH_PACKING = 1024
const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/
const inGzip = promisify(gzip)

/** Whether something of this size should leave packed, for whoever takes it so. */
export function mayBePacked(size: number, accepted: string | null | undefined): boolean {
  return size >= WORTH_PACKING && TAKES_GZIP.test(accepted ?? '')
}

/** Packed where the whole of it is at hand: the framework would make a stream of it first, which costs more than packing. */
export async function packed(body: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await inGzip(body))
}
