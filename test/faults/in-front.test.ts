import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, type IncomingHttpHeaders } from 'node:http2'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { aFolder, BROWSER, freePort, removeFolder, type RunningHouse, startHouse } from '../house.ts'
import { timePasses, until } from '../until.ts'
import { describeWith, startPart } from './parts.ts'

// The examples of deploy/ as they are, with another name's certificate and other ports: real proxies in front of a real house.
const HOST = 'klub.example.cz'
const example = (name: string) => readFileSync(join(import.meta.dirname, '..', '..', 'deploy', name), 'utf8')

type Place = { readonly folder: string; readonly port: number; readonly plain: number; readonly app: string }

const FRONTS = {
  nginx: ({ folder, port, plain, app }: Place) => {
    const served = example('nginx.conf')
      .replaceAll('127.0.0.1:3000', app)
      .replace('listen 80', `listen 127.0.0.1:${plain}`)
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace(/ssl_certificate \S+;/, `ssl_certificate ${folder}/cert.pem;`)
      .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${folder}/key.pem;`)
    writeFileSync(
      join(folder, 'nginx.conf'),
      `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log ${folder}/logs/access.log;\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n')}\n${served}\n}\n`,
    )
    return ['-c', join(folder, 'nginx.conf'), '-p', folder]
  },
  caddy: ({ folder, port, plain, app }: Place) => {
    const served = example('Caddyfile')
      .replace(
        '{$CLUB_HOST:klub.example.cz} {',
        `https://${HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${folder}/cert.pem ${folder}/key.pem`,
      )
      .replace('{$CLUB_APP:127.0.0.1:3000}', app)
    writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\thttp_port ${plain}\n}\n${served}`)
    return ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  },
}

for (const name of ['nginx', 'caddy'] as const)
  describeWith([name, 'openssl'], `${name} in front of the house`, () => {
    let house: RunningHouse
    let proxy: ReturnType<typeof startPart>
    let port = 0
    const folder = aFolder()

    beforeAll(async () => {
      house = await startHouse({ env: { TRUST_PROXY: '1' } })
      port = await freePort()
      mkdirSync(join(folder, 'logs'), { recursive: true })
      execFileSync(
        'openssl',
        [
          'req',
          '-x509',
          '-newkey',
          'ec',
          '-pkeyopt',
          'ec_paramgen_curve:P-256',
          '-nodes',
          '-days',
          '2',
        ].concat([
          '-subj',
          `/CN=${HOST}`,
          '-addext',
          `subjectAltName=DNS:${HOST}`,
          '-keyout',
          join(folder, 'key.pem'),
          '-out',
          join(folder, 'cert.pem'),
        ]),
        { stdio: 'ignore' },
      )
      const app = `127.0.0.1:${new URL(house.url).port}`
      const args = FRONTS[name]({ folder, port, plain: await freePort(), app })
      proxy = startPart(name, args, { HOME: folder })
      await until(
        async () =>
          proxy.child.exitCode !== null || (await ask({ ':path': '/healthz' }).catch(() => null)) !== null,
      )
      if (proxy.child.exitCode !== null) throw new Error(proxy.said())
    })
    afterAll(async () => {
      await proxy.stop()
      await house.kill('SIGTERM')
      removeFolder(house.dataDir)
      removeFolder(folder)
    })

    type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly text: string }

    /** Over TLS and HTTP/2, as a browser does. */
    function ask(
      headers: Readonly<Record<string, string>>,
      { body, onText }: { body?: AsyncIterable<Buffer>; onText?: (text: string) => boolean } = {},
    ): Promise<Answer> {
      return new Promise((resolve, reject) => {
        const session = connect(`https://${HOST}:${port}`, {
          host: '127.0.0.1',
          servername: HOST,
          lookup: (_name, _options, found) => found(null, [{ address: '127.0.0.1', family: 4 }]),
          ca: readFileSync(join(folder, 'cert.pem')),
        })
        session.on('error', reject)
        const stream = session.request({ ':authority': HOST, ...BROWSER, ...headers }, { endStream: !body })
        let [heard, text]: [IncomingHttpHeaders, string] = [{}, '']
        const done = () => {
          session.destroy()
          resolve({ status: Number(heard[':status']), headers: heard, text })
        }
        stream.on('response', (answered) => (heard = answered))
        stream.setEncoding('utf8').on('data', (piece: string) => {
          text += piece
          if (onText?.(text)) done()
        })
        stream.on('error', reject).on('end', done)
        if (body) void send(body)
        async function send(pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) stream.write(piece)
          stream.end()
        }
      })
    }

    async function signedIn(as: string): Promise<string> {
      const { headers } = await ask(
        {
          ':method': 'POST',
          ':path': '/login',
          origin: `https://${HOST}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        {
          body: wholly(
            new URLSearchParams({ email: `${as}@klubovna.example`, password: DEMO_PASSWORD }).toString(),
          ),
        },
      )
      const cookie = headers['set-cookie']?.find((one) => one.startsWith('session_token=')) ?? ''
      expect(cookie).toContain('; Secure')
      return cookie.split(';')[0] ?? ''
    }

    async function* wholly(text: string): AsyncGenerator<Buffer> {
      yield Buffer.from(text)
    }

    test('who casts a secret ballot and when is written nowhere', async () => {
      const access = join(folder, 'logs', 'access.log')
      const written = () => (existsSync(access) ? readFileSync(access, 'utf8') : '') + proxy.said()
      const headers = { ':method': 'POST', ':path': '/api/ballots', 'content-type': 'application/json' }

      const { status } = await ask(headers, { body: wholly('{}') })
      // A phone asks nothing while its ballot leaves: when it asked would tell when it voted.
      await ask({ ':path': '/api/membership/meetings/7/room' })
      await ask({ ':path': '/o/schuze/a-link-of-somebody' })
      await ask({ ':path': '/healthz?after=the-ballot' })
      if (name === 'nginx') await until(() => written().includes('/healthz?after=the-ballot'))

      expect(status).toBe(422)
      expect(written()).not.toContain('/api/membership/meetings')
      expect(written()).not.toContain('a-link-of-somebody')
      expect(written()).not.toContain('/api/ballots')
    })

    test('pages come by HTTP/2, and a sign-in gets a cookie for TLS alone', async () => {
      const home = await ask({ ':path': '/' })

      expect([home.status, home.text.includes('</html>')]).toEqual([200, true])
      expect(await signedIn('member')).toMatch(/^session_token=./)
    })

    test('a slow phone hands its file in, a piece at a time, and is not cut', async () => {
      const cookie = await signedIn('secretary')
      async function* slowly(): AsyncGenerator<Buffer> {
        for (let piece = 0; piece < 14; piece += 1) {
          yield Buffer.alloc(64 * 1024, 'x')
          await timePasses(1000)
        }
      }
      const { status, text } = await ask(
        {
          ':method': 'POST',
          ':path': `/api/documents?${new URLSearchParams({ title: 'Zápis', kind: 'minutes', datedOn: '2026-11-12', audience: 'officers', fileName: 'zapis.txt' })}`,
          cookie,
          origin: `https://${HOST}`,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/octet-stream',
          'content-length': String(14 * 64 * 1024),
        },
        { body: slowly() },
      )

      expect([status, text]).toEqual([201, expect.any(String)])
    })

    test('progress comes as it happens, not when it is over', async () => {
      const cookie = await signedIn('treasurer')
      const own = { cookie, origin: `https://${HOST}`, 'sec-fetch-site': 'same-origin' }
      const started = await ask(
        { ':method': 'POST', ':path': '/api/fees/generate', ...own, 'content-type': 'application/json' },
        { body: wholly(JSON.stringify({ period: new Date().getFullYear() + 1, all: true })) },
      )
      const { batch } = JSON.parse(started.text) as { batch: { id: number } }

      const stream = await ask(
        { ':path': `/api/batches/${batch.id}/stream`, ...own },
        { onText: (text) => text.includes('data:') },
      )

      expect([stream.status, stream.headers['content-type']]).toEqual([
        200,
        expect.stringContaining('text/event-stream'),
      ])
    })
  })

describeWith(['systemd'], 'the service', () => {
  test('is written as systemd wants it, and shut in', () => {
    const file = join(import.meta.dirname, '..', '..', 'deploy', 'klubovna.service')
    const told = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', file], {
      encoding: 'utf8',
    })

    expect(Number(/exposure level for \S+: ([\d.]+)/.exec(told)?.[1])).toBeLessThan(1.5)
  })
})
