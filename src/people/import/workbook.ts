import { constants, crc32, inflateRawSync } from 'node:zlib'
import { Refusal } from '../../refusals.ts'

/** Ten thousand honest lines take a tenth of this. */
const MOST_UNPACKED = 32 * 1024 * 1024
const MOST_PARTS = 500
/** Sheets pack well, but not a thousand times. */
const HIGHEST_RATIO = 250
const SMALL_PART = 512 * 1024

const CENTRAL_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const END = 0x06054b50
const SMALLEST_END = 22
const STORED = 0
const DEFLATED = 8

export type Part = { readonly name: string; readonly bytes: Buffer }

/**
 * The parts of a workbook that say something, each unpacked once with a lid on: a few kilobytes of ZIP can unpack into
 * gigabytes, and what its directory claims need not be true.
 */
export function unpackWorkbook(file: Buffer): readonly Part[] {
  const parts: Part[] = []
  let left = MOST_UNPACKED
  for (const { name, method, data } of entriesOf(file)) {
    if (!/\.(?:xml|rels)$/.test(name)) continue
    const bytes = method === STORED ? data : unpack(data, left)
    left -= bytes.length
    if (left <= 0) throw new Refusal('file_too_demanding')
    if (bytes.length > SMALL_PART && bytes.length > data.length * HIGHEST_RATIO)
      throw new Refusal('file_too_demanding')
    parts.push({ name, bytes })
  }
  return parts
}

function unpack(data: Buffer, left: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH })
  } catch (error) {
    throw new Refusal(error instanceof RangeError ? 'file_too_demanding' : 'unreadable_file')
  }
}

type Entry = { readonly name: string; readonly method: number; readonly data: Buffer }

function* entriesOf(file: Buffer): Generator<Entry> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + SMALLEST_END > file.length || file.readUInt32LE(end) !== END)
    throw new Refusal('unreadable_file')
  const count = file.readUInt16LE(end + 10)
  if (count > MOST_PARTS) throw new Refusal('file_too_demanding')
  let at = file.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || file.readUInt32LE(at) !== CENTRAL_ENTRY) throw new Refusal('unreadable_file')
    const [method, nameLength] = [file.readUInt16LE(at + 10), file.readUInt16LE(at + 28)]
    if (method !== STORED && method !== DEFLATED) throw new Refusal('unreadable_file')
    yield {
      name: file.toString('utf8', at + 46, at + 46 + nameLength),
      method,
      data: dataAt(file, file.readUInt32LE(at + 42), file.readUInt32LE(at + 20)),
    }
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
}

function dataAt(file: Buffer, at: number, size: number): Buffer {
  if (at + 30 > file.length || file.readUInt32LE(at) !== LOCAL_ENTRY) throw new Refusal('unreadable_file')
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  if (start + size > file.length) throw new Refusal('unreadable_file')
  return file.subarray(start, start + size)
}

const LAST_ROW = 20_000
const LAST_COLUMN = 200
const MOST_CELLS = 500_000
const CELL = /<(?:[\w.-]+:)?c(?=[\s/>])([^>]*)>/g
const PLACE = /^(?:[^"']|"[^"]*"|'[^']*')*?\sr\s*=\s*["']([A-Z]{1,3})(\d{1,7})["']/

/** Refuses a sheet before anybody builds it: a single cell in the last corner makes a grid of seventeen milliards. */
export function refuseVastSheet(xml: string): void {
  let cells = 0
  for (const [, attributes = ''] of xml.matchAll(CELL)) {
    cells += 1
    if (cells > MOST_CELLS) throw new Refusal('file_too_demanding')
    if (attributes.length > 1000) throw new Refusal('unreadable_file')
    const [, letters, row] = PLACE.exec(attributes) ?? []
    if (!letters) throw new Refusal('unreadable_file')
    // Colour without content makes no grid; people paint whole columns.
    const isEmpty = attributes.endsWith('/')
    if (!isEmpty && (Number(row) > LAST_ROW || columnOf(letters) > LAST_COLUMN))
      throw new Refusal('sheet_too_vast')
  }
}

function columnOf(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}

/** The parts laid side by side anew, unpacked: what was looked at is what will be read. */
export function repack(parts: readonly Part[]): Buffer {
  const heads: Buffer[] = []
  const body: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of parts) {
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(0x0800, 2)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(bytes.length, 14)
    facts.writeUInt32LE(bytes.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    heads.push(number(CENTRAL_ENTRY), Buffer.from([20, 0]), facts, place, path)
    body.push(number(LOCAL_ENTRY), facts, path, bytes)
    offset += 4 + facts.length + path.length + bytes.length
  }
  const list = Buffer.concat(heads)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...body, list, number(END), end])
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
