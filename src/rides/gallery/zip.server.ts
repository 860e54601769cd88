import { crc32 } from 'node:zlib'

/** A zip of files that are small already: they are laid in as they are, one after another. */
export async function* zipFiles(
  files: Iterable<{ readonly name: string; readonly load: () => Promise<Uint8Array | null> }>,
): AsyncGenerator<Uint8Array> {
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, load } of files) {
    const bytes = await load()
    if (!bytes) continue
    const path = Buffer.from(name, 'utf8')
    const facts = describe(bytes, path.length)
    const head = Buffer.concat([signed(0x04034b50), facts, Buffer.alloc(2), path])
    entries.push(
      Buffer.concat([signed(0x02014b50), short(VERSION), facts, Buffer.alloc(12), long(offset), path]),
    )
    yield head
    yield bytes
    offset += head.length + bytes.length
  }
  const list = Buffer.concat(entries)
  const count = short(entries.length)
  yield Buffer.concat([
    list,
    signed(0x06054b50),
    Buffer.alloc(4),
    count,
    count,
    long(list.length),
    long(offset),
    short(0),
  ])
}

const VERSION = 20
const UTF8_NAMES = 0x0800
/** 1 January 1980: when a photo was taken is not known here. */
const DAY = 0x0021

/** What both the head of a file and the list at the end say about it. */
function describe(bytes: Uint8Array, nameLength: number): Buffer {
  const size = long(bytes.length)
  return Buffer.concat([
    short(VERSION),
    short(UTF8_NAMES),
    short(0),
    short(0),
    short(DAY),
    long(crc32(bytes)),
    size,
    size,
    short(nameLength),
  ])
}

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16LE(value)
  return bytes
}

function long(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const signed = long
