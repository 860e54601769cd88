import { crc32, deflateSync } from 'node:zlib'
import { qrDots } from '../../ground/files/qr-image.ts'

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

/** A code as a picture to go with a letter: black and white, one bit a dot, about a kilobyte. */
export function qrPng(text: string, dotSize = 6): Buffer {
  const dots = qrDots(text)
  const side = dots.length * dotSize
  const lines = dots.map((row) => pixelLine(row, dotSize, side))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8) // one bit, shades of grey
  const picture = Buffer.concat(lines.flatMap((line) => Array.from({ length: dotSize }, () => line)))
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(picture, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pixelLine(row: readonly boolean[], dotSize: number, side: number): Buffer {
  const line = Buffer.alloc(1 + Math.ceil(side / 8), 0xff)
  line[0] = 0 // no filter
  for (let x = 0; x < side; x += 1)
    if (row[Math.floor(x / dotSize)]) line[1 + (x >> 3)] = (line[1 + (x >> 3)] ?? 0) & ~(0x80 >> (x & 7))
  return line
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, check])
}
