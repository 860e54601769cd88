import { createServer as createProxy } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import pg from 'pg'

/**
 * A wire to the database that breaks at every so many commits: in turn before the word is said there, so that nothing is done, and
 * after it was carried out, so that it is done and nobody was told.
 */
export async function aWireThatBreaks(databaseUrl: string) {
  const mood = { breaksEach: 0, commits: 0, broken: 0 }
  const { host, port, user = '', password, database = '' } = new pg.Client({ connectionString: databaseUrl })
  const wire = createServer((here) => {
    const far = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host)
    const end = () => {
      here.destroy()
      far.destroy()
    }
    let isDone = false
    for (const side of [here, far]) side.on('error', end).on('close', end)
    here.on('data', (chunk: Buffer) => {
      if (breaksAt(chunk)) {
        if (mood.broken % 2 === 1) return end()
        isDone = true
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => (isDone ? end() : here.write(chunk)))
  })
  const breaksAt = (chunk: Buffer) => {
    if (mood.breaksEach === 0 || !/\bcommit\0/i.test(chunk.toString('latin1'))) return false
    mood.commits += 1
    if (mood.commits % mood.breaksEach !== 0) return false
    mood.broken += 1
    return true
  }
  const login = [user, password ?? ''].map(encodeURIComponent).join(':')
  return {
    url: `postgres://${login}@127.0.0.1:${await listening(wire)}/${database}`,
    mood,
    close: () => wire.close(),
  }
}

/** A balancer that hands whatever carries a key of repetition to two of them at once, and passes on who answers first. */
export async function aBalancerThatDoubles(houses: readonly string[]) {
  const mood = { doubles: false, doubled: 0 }
  let turn = 0
  const next = () => houses[(turn += 1) % houses.length] ?? ''
  const server = createProxy((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
      const { method = 'GET', url = '/' } = request
      const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
      const body = method === 'GET' ? null : Buffer.concat(chunks)
      const ask = async (house: string) => {
        const asking = {
          method,
          headers: headers as Record<string, string>,
          body,
          redirect: 'manual',
        } as const
        const answer = await fetch(`${house}${url}`, asking)
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
      }
      const isDoubled = mood.doubles && headers['idempotency-key'] !== undefined
      if (isDoubled) mood.doubled += 1
      const asked = (isDoubled ? [next(), next()] : [next()]).map(ask)
      const { status, bytes } = await Promise.any(asked).catch(() => ({
        status: 502,
        bytes: Buffer.alloc(0),
      }))
      response.writeHead(status, { 'content-type': 'application/json' }).end(bytes)
      await Promise.allSettled(asked)
    })().catch(() => response.destroy())
  })
  return { url: `http://localhost:${await listening(server)}`, mood, close: () => server.close() }
}

type Listener = {
  readonly listen: (port: number, host: string, done: () => void) => unknown
  readonly address: () => AddressInfo | string | null
}

async function listening(server: Listener): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
