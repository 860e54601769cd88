import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/entry/accounts/demo-password.ts'
import { freePort, login, removeFolder, startHouse } from '../house.ts'
import { watched } from '../left-behind.ts'
import { until } from '../until.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/api-examples.md'), 'utf8')
const blocks = (language: string) =>
  [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
    .filter(([, name]) => name === language)
    .map(([, , code = '']) => code)

type Run = { readonly folder: string; readonly env: Readonly<Record<string, string>> }

/** Something of the document, run as whoever reads it would. */
function run(command: readonly [string, ...string[]], { folder, env }: Run) {
  const child = watched(
    spawn(command[0], command.slice(1), { cwd: folder, env: { PATH: process.env.PATH ?? '', ...env } }),
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return {
    child,
    said: () => said,
    code: new Promise<number | null>((resolve) => child.once('close', resolve)),
  }
}

const hasCurl = spawnSync('curl', ['--version']).status === 0

test.skipIf(!hasCurl)(
  'every example of the document works as it stands, on a house, with curl and a key',
  async () => {
    const house = await startHouse({ env: { PUSH_TO_LOOPBACK: 'on' } })
    const folder = mkdtempSync(join(tmpdir(), 'kl-examples-'))
    writeFileSync(join(folder, 'examples.sh'), ['set -euo pipefail', ...blocks('bash')].join('\n'))
    const env = { CLUB: house.url, EMAIL: 'secretary@klubovna.example', PASSWORD: DEMO_PASSWORD }

    const examples = run(['bash', 'examples.sh'], { folder, env })
    const code = await examples.code

    const lines = examples.said().trim().split('\n')
    expect([code, examples.said()]).toEqual([0, expect.any(String)])
    expect(lines[0]?.split(',')).toHaveLength(5)
    expect(lines.slice(1)).toEqual([
      'and 5 more',
      expect.stringMatching(/^card \S+/),
      'place registered',
      'place registered',
      'given up true',
      'refused 403 not_allowed',
      'revoked true',
    ])
    expect(readFileSync(join(folder, 'members.csv'), 'utf8').split('\n').length).toBeGreaterThan(20)
    expect(readFileSync(join(folder, 'members.xlsx')).subarray(0, 2).toString()).toBe('PK')

    const port = await freePort()
    const address = `http://127.0.0.1:${port}/`
    const token = await login(house.url, 'webmaster')
    const ask = (path: string, body: object) =>
      fetch(`${house.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const made = await ask('/api/hooks', {
      name: 'Example',
      address,
      kinds: ['member.created'],
      password: DEMO_PASSWORD,
    })
    const { secret } = (await made.json()) as { secret: string }
    writeFileSync(join(folder, 'receive.mjs'), blocks('js').join('\n'))
    const receiver = run([process.execPath, 'receive.mjs'], {
      folder,
      env: { SECRET: secret, PORT: String(port) },
    })
    const knock = () => fetch(address, { method: 'POST', body: '{}' }).catch(() => null)
    await until(async () => (await knock()) !== null)
    expect((await knock())?.status).toBe(401)

    await ask('/api/members', { firstName: 'Nový', lastName: 'Člověk' })
    await until(() => receiver.said().includes('member.created'), { within: 90_000 })

    expect(receiver.said().trim()).toBe('member.created')
    receiver.child.kill('SIGKILL')
    await receiver.code
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
    rmSync(folder, { recursive: true })
  },
)
