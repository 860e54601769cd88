import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { Refusal } from '../refusals.ts'

const inflate = promisify(inflateRaw)

const MOST_UNPACKED = 80 * 1024 * 1024
const CENTRAL_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const END = 0x06054b50
const SMALLEST_END = 22
const DEFLATED = 8

/**
 * A few kilobytes of ZIP can unpack into gigabytes, and what its directory claims need not be true.
 * So each part is unpacked once with a lid on, off the main thread, before the real reader sees it.
 */
export async function refuseSwollenWorkbook(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let left = MOST_UNPACKED
  for (const part of partsOf(file)) {
    left -= part.isDeflated ? await unpackedSize(part.data, left) : part.data.length
    if (left <= 0) throw new Refusal('too_large')
  }
}

async function unpackedSize(data: Buffer, left: number): Promise<number> {
  try {
    return (await inflate(data, { maxOutputLength: left })).length
  } catch (error) {
    const isTooMuch = error instanceof RangeError
    throw new Refusal(isTooMuch ? 'too_large' : 'unreadable_file')
  }
}

type Part = { readonly isDeflated: boolean; readonly data: Buffer }

function* partsOf(file: Buffer): Generator<Part> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + SMALLEST_END > file.length || file.readUInt32LE(end) !== END)
    throw new Refusal('unreadable_file')
  let at = file.readUInt32LE(end + 16)
  const count = file.readUInt16LE(end + 10)
  for (let index = 0; index < count; index += 1) {
    if (file.readUInt32LE(at) !== CENTRAL_ENTRY) throw new Refusal('unreadable_file')
    yield partAt(file, file.readUInt32LE(at + 42), {
      isDeflated: file.readUInt16LE(at + 10) === DEFLATED,
      size: file.readUInt32LE(at + 20),
    })
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

function partAt(file: Buffer, at: number, { isDeflated, size }: { isDeflated: boolean; size: number }): Part {
  if (file.readUInt32LE(at) !== LOCAL_ENTRY) throw new Refusal('unreadable_file')
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  return { isDeflated, data: file.subarray(start, start + size) }
}
