import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Taken = {
  readonly id: string
  readonly isSigned: boolean
  readonly message: { readonly type: string; readonly timestamp: string; readonly data: object }
}

/** A receiver on loopback that checks signatures as Standard Webhooks tell it to. */
export async function aHookReceiver() {
  const taken: Taken[] = []
  const mood: { status: number; headers: Record<string, string>; secret: string } = {
    status: 204,
    headers: {},
    secret: '',
  }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const body = Buffer.concat(parts).toString()
      const header = (name: string) => String(request.headers[name] ?? '')
      const id = header('webhook-id')
      const timestamp = header('webhook-timestamp')
      const age = Math.abs(Date.now() / 1000 - Number(timestamp))
      const key = Buffer.from(mood.secret.replace('whsec_', ''), 'base64')
      const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
      const given = Buffer.from(header('webhook-signature').replace('v1,', ''), 'base64')
      const isSigned = age < 300 && given.length === expected.length && timingSafeEqual(given, expected)
      taken.push({ id, isSigned, message: JSON.parse(body) })
      response.writeHead(mood.status, mood.headers).end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    taken,
    mood,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}
