import { type AddressInfo, createServer, type Socket } from 'node:net'
import { gzipSync } from 'node:zlib'

export type RawBank = {
  readonly url: URL
  /** What it answers from now on, byte by byte; then it hangs up. */
  readonly says: (...parts: readonly (string | Uint8Array)[]) => void
  readonly close: () => Promise<void>
}

/** A bank of bytes alone: whatever HTTP forbids can be said, and cut anywhere. */
export async function startRawBank(): Promise<RawBank> {
  let answer: Buffer = Buffer.alloc(0)
  const ends = new Set<Socket>()
  const server = createServer((socket) => {
    ends.add(socket.on('error', () => undefined))
    socket.once('data', () => socket.end(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    says: (...parts) => {
      answer = Buffer.concat(parts.map((part) => Buffer.from(part)))
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const end of ends) end.destroy()
      await closed
    },
  }
}

export const head = (more = '', status = '200 OK') =>
  `HTTP/1.1 ${status}\r\ncontent-type: application/json;charset=UTF-8\r\n${more}connection: close\r\n\r\n`

const CHUNK = 300
const chunked = (body: Uint8Array) =>
  Buffer.concat([
    ...Array.from({ length: Math.ceil(body.length / CHUNK) }, (_, turn) => {
      const piece = body.subarray(turn * CHUNK, (turn + 1) * CHUNK)
      return Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')])
    }),
    Buffer.from('0\r\n\r\n'),
  ])

/** The ways in which a whole answer can be put on the wire. */
export const FRAMES: Readonly<Record<string, (body: Uint8Array) => Buffer>> = {
  'with its length': (body) => Buffer.concat([Buffer.from(head(`content-length: ${body.length}\r\n`)), body]),
  'in chunks': (body) => Buffer.concat([Buffer.from(head('transfer-encoding: chunked\r\n')), chunked(body)]),
  'until it hangs up': (body) => Buffer.concat([Buffer.from(head()), body]),
  packed: (body) => Buffer.concat([Buffer.from(head('content-encoding: gzip\r\n')), gzipSync(body)]),
  'packed in chunks': (body) =>
    Buffer.concat([
      Buffer.from(head('content-encoding: gzip\r\ntransfer-encoding: chunked\r\n')),
      chunked(gzipSync(body)),
    ]),
}
