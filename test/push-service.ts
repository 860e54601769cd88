import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Mood = { status: number; headers: Record<string, string>; body: string }

type Taken = {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
  /** What the browser reads; null where it cannot. */
  readonly message: { title: string; body: string; path: string; tag: string } | null
  readonly introduction: Introduction
}

/** A push service on loopback that holds the browsers' keys too, so that it can tell what they would read. */
export async function aPushService() {
  const taken: Taken[] = []
  const browsers = new Map<string, Browser>()
  const mood: Mood = { status: 201, headers: {}, body: '' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts)
      const browser = browsers.get(request.url ?? '')
      const text = browser ? decrypt(body, browser) : null
      taken.push({
        path: request.url ?? '',
        headers: request.headers,
        body,
        message: text === null ? null : JSON.parse(text),
        introduction: readIntroduction(request.headers.authorization ?? ''),
      })
      response.writeHead(mood.status, mood.headers).end(mood.body)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    taken,
    mood,
    /** A browser that agreed: what it sends to the club. */
    aBrowser: () => {
      const browser = newBrowser()
      const path = `/wpush/${randomBytes(12).toString('base64url')}`
      browsers.set(path, browser)
      return { endpoint: origin + path, keys: keysOf(browser) }
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

export type Browser = { readonly exchange: ReturnType<typeof createECDH>; readonly auth: Buffer }

function newBrowser(): Browser {
  const exchange = createECDH('prime256v1')
  exchange.generateKeys()
  return { exchange, auth: randomBytes(16) }
}

const keysOf = ({ exchange, auth }: Browser) => ({
  p256dh: exchange.getPublicKey().toString('base64url'),
  auth: auth.toString('base64url'),
})

/** RFC 8291, written down from the browser's side; null for what no browser could read. */
export function decrypt(body: Buffer, { exchange, auth }: Browser): string | null {
  const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + idLength)
  const sealed = body.subarray(21 + idLength)
  if (sealed.length + 21 + idLength > body.readUInt32BE(16)) return null
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), exchange.getPublicKey(), sender])
  const shared = Buffer.from(hkdfSync('sha256', exchange.computeSecret(sender), auth, info, 32))
  const expand = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', shared, salt, `Content-Encoding: ${what}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', expand('aes128gcm', 16), expand('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  try {
    const record = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const end = record.findLastIndex((byte) => byte !== 0)
    return record[end] === 2 ? record.subarray(0, end).toString('utf8') : null
  } catch {
    return null
  }
}

type Introduction = {
  readonly isSigned: boolean
  readonly key: string
  readonly claims: { readonly aud?: string; readonly exp?: number; readonly sub?: string }
}

/** RFC 8292: who says he writes, and whether it is signed with the key he names. */
function readIntroduction(header: string): Introduction {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  if (point.length !== 65) return { isSigned: false, key, claims: {} }
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned =
    JSON.parse(Buffer.from(head, 'base64url').toString()).alg === 'ES256' &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  return { isSigned, key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) }
}
