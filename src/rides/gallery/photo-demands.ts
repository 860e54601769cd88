import { photoKind } from './photo-kind.ts'

/** Pixels passed over, the same one counted each time: a camera's picture of fifty megapixels in forty passes. */
const MOST_PASSED = 2_000_000_000
/** Packed notes: what unpacks to sixty megabytes at the most. */
const MOST_NOTES = 64 * 1024

/**
 * Whether a file of a few bytes asks whoever draws it for minutes or gigabytes. Read from its parts alone, nothing of it is
 * unpacked: a reader's own limits of time and memory come when others have waited already.
 */
export function demandsTooMuch(bytes: Uint8Array, pixels: number): boolean {
  const kind = photoKind(bytes)
  if (kind === 'jpeg') return countPasses(bytes) * pixels > MOST_PASSED
  return kind === 'png' && packedNotes(bytes) > MOST_NOTES
}

/** How often a JPEG passes over itself. A mark within what is drawn is written in a way that it does not look like one. */
function countPasses(bytes: Uint8Array): number {
  let passes = 0
  for (let at = bytes.indexOf(0xff, 2); at >= 0 && at + 3 < bytes.length;) {
    const mark = bytes[at + 1] ?? 0
    if (mark === END) break
    if (mark === PASS) passes += 1
    const next = mark === 0xff ? at + 1 : at + 2 + (standsAlone(mark) ? 0 : number(bytes, at + 2, 2))
    at = bytes.indexOf(0xff, next)
  }
  return passes
}

const PASS = 0xda
const END = 0xd9
const standsAlone = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= 0xd8)

function packedNotes(bytes: Uint8Array): number {
  let notes = 0
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = number(bytes, at, 4)
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8))
    if (name === 'zTXt' || (name === 'iTXt' && isPacked(bytes.subarray(at + 8, at + 8 + length))))
      notes += length
    at += length + 12
  }
  return notes
}

/** Behind the name of a note stands whether it is packed. */
const isPacked = (note: Uint8Array) => note[note.indexOf(0) + 1] === 1

function number(bytes: Uint8Array, at: number, length: number): number {
  return bytes.subarray(at, at + length).reduce((sum, byte) => sum * 256 + byte, 0)
}
