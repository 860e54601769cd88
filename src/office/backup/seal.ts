/**
 * The seal is the last thing in a backup: an empty member of the gzip file that says in its extra field whose key sealed it
 * and what came out over every byte before it. Any tool still unpacks the file and takes no notice.
 */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 4, 0, 0, 0, 0, 0, 0xff])
const MARK_BYTES = 8
const DIGEST_BYTES = 32
const FIELD = Buffer.from([4 + MARK_BYTES + DIGEST_BYTES, 0, 0x4b, 0x4c, MARK_BYTES + DIGEST_BYTES, 0])
const EMPTY = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0])
const START = Buffer.concat([HEAD, FIELD])

export const SEAL_BYTES = START.length + MARK_BYTES + DIGEST_BYTES + EMPTY.length

export function sealWith(mark: string, digest: Buffer): Buffer {
  return Buffer.concat([START, Buffer.from(mark, 'hex'), digest, EMPTY])
}

/** Whose key sealed it; null for what is no seal at all. */
export function markOn(seal: Buffer): string | null {
  const isSeal =
    seal.length === SEAL_BYTES &&
    seal.subarray(0, START.length).equals(START) &&
    seal.subarray(-EMPTY.length).equals(EMPTY)
  return isSeal ? seal.subarray(START.length, START.length + MARK_BYTES).toString('hex') : null
}
