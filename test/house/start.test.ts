import { statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import {
  aFolder,
  BROWSER,
  ended,
  freePort,
  isReady,
  removeFolder,
  spawnHouse,
  startHouse,
  visit,
} from '../house.ts'
import { until } from '../until.ts'

describe('a wrong setting', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/x' }, 'APP_SECRET'],
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ DATABASE_URL: 'postgresql://127.0.0.1:1/x', APP_SECRET: 'x'.repeat(32) }, 'DATABASE_URL'],
  ])('%j ends the start with one message', async (env, name) => {
    const dataDir = aFolder()
    const { child, output } = spawnHouse({ DATA_DIR: dataDir, ...env })

    expect(await ended(child)).toBe(1)
    expect(output()).toContain(name)
    expect(output()).not.toContain('    at ')
    removeFolder(dataDir)
  })
})

describe('a stranger who reads no Czech', () => {
  test('is told in English what is wrong', async () => {
    const dataDir = aFolder()
    const { child, output } = spawnHouse({ DATA_DIR: dataDir, PORT: 'abc', KLUBOVNA_LANG: 'en' })

    expect(await ended(child)).toBe(1)
    expect(output()).toContain('Klubovna cannot start.\nPORT must be a number.')
    removeFolder(dataDir)
  })

  test('is told in English where the door is and what comes next', async () => {
    const env = { DEMO: 'off', KLUBOVNA_LANG: '', LANG: 'en_GB.UTF-8' }

    const house = await startHouse({ env })

    await vi.waitFor(() => expect(house.output()).toContain('Klubovna is running at http://localhost'))
    expect(house.output()).toContain('Nobody is in it yet.')
    expect(house.output()).toContain('Warning: APP_URL is not set.')
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
  })
})

test('the folder is private, and a second app on it is refused with the pid of the first', async () => {
  const first = await startHouse()
  const second = spawnHouse({ DATA_DIR: first.dataDir, PORT: String(await freePort()) })

  expect(await ended(second.child)).toBe(1)
  expect(second.output()).toContain(`proces ${first.child.pid}`)
  expect(statSync(first.dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(join(first.dataDir, 'secret')).mode & 0o777).toBe(0o600)
  expect((await visit(first.url, '/healthz')).status).toBe(200)

  await first.kill('SIGTERM')
  expect(first.child.exitCode).toBe(0)
  removeFolder(first.dataDir)
})

test('a first one that is frozen is not robbed: the second is refused while it sleeps, and it goes on', async () => {
  const first = await startHouse()
  first.child.kill('SIGSTOP')
  const second = spawnHouse({ DATA_DIR: first.dataDir, PORT: String(await freePort()) })

  expect(await ended(second.child)).toBe(1)
  expect(second.output()).toContain(`proces ${first.child.pid}`)
  first.child.kill('SIGCONT')
  await until(() => isReady(first.url))
  await first.kill('SIGTERM')
  removeFolder(first.dataDir)
})

test('a folder that cannot be written stops the start and is named', async () => {
  const folder = aFolder()
  const inAFile = join(folder, 'soubor')
  writeFileSync(inAFile, '')
  const { child, output } = spawnHouse({ DATA_DIR: join(inAFile, 'data'), PORT: String(await freePort()) })

  expect(await ended(child)).toBe(1)
  expect(output()).toContain(`Do složky DATA_DIR (${join(inAFile, 'data')}) nejde zapisovat`)
  expect(output()).not.toMatch(/\n\s+at /)
  removeFolder(folder)
})

describe('what everybody may ask', () => {
  test('health, readiness, the build, the home page and what is not there', async () => {
    const house = await startHouse()
    const json = async (path: string) => (await visit(house.url, path)).json()

    expect(await json('/healthz')).toEqual({ status: 'ok' })
    expect(await json('/readyz')).toMatchObject({ ready: true, database: 'ok' })
    const build = (await json('/builds/latest.json')) as { id: string; timestamp: number }
    expect(await json(`/builds/meta/${build.id}.json`)).toEqual(build)
    expect((await visit(house.url, '/builds/meta/other.json')).status).toBe(404)
    expect((await visit(house.url, '/metrics')).status).toBe(404)

    const home = await visit(house.url, '/')
    const html = await home.text()
    const nonce = /'nonce-([\w-]+)'/.exec(home.headers.get('content-security-policy') ?? '')?.[1]
    expect(home.status).toBe(200)
    expect(html).toContain('lang="cs"')
    expect(html).toContain('Moravští jezdci')
    expect(
      html
        .match(/<script(?![^>]*type="application\/ld\+json")[^>]*>/g)
        ?.every((tag) => tag.includes(`nonce="${nonce}"`)),
    ).toBe(true)

    await expectErrors(house.url)
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
  })
})

async function expectErrors(url: string): Promise<void> {
  for (const path of ['//evil.example/', '///evil.example/', '//evil.example//?x=1', '/akce/']) {
    const location = (await rawGet(url, path)).location ?? ''
    expect([path, location.startsWith('/') && !location.startsWith('//')]).toEqual([path, true])
  }

  const lost = await visit(url, '/neexistuje')
  expect(lost.status).toBe(404)
  expect(await lost.text()).toContain('Ztracen na silnici!')

  const bot = await fetch(`${url}/neexistuje`, {
    headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  })
  expect([bot.status, bot.headers.get('content-type'), await bot.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Page not found',
  ])

  for (const path of [
    '/.git/HEAD',
    '/.env',
    '/assets/missing.js',
    '/assets/..%2f..%2fpackage.json',
    '/package.json',
    '/assets/entry.client.js.map',
  ]) {
    expect([path, (await visit(url, path)).status]).toEqual([path, 404])
  }
  const english = await fetch(`${url}/neexistuje`, { headers: { ...BROWSER, cookie: 'language=en' } })
  expect(await english.text()).toContain('lang="en"')
}

/** Asks for the very path given; fetch would tidy it up first. */
function rawGet(
  url: string,
  path: string,
): Promise<{ status: number; location: string | undefined; timeout: string | undefined }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers: BROWSER }, (response) => {
      response.resume()
      const { location, 'keep-alive': timeout } = response.headers
      resolve({ status: response.statusCode ?? 0, location, timeout: String(timeout) })
    })
      .once('error', reject)
      .end()
  })
}

test('the demo club never poses as a real one', async () => {
  const demo = await startHouse()
  await demo.kill('SIGTERM')
  const real = spawnHouse({ DATA_DIR: demo.dataDir, PORT: String(await freePort()), DEMO: 'off' })

  expect(await ended(real.child)).toBe(1)
  expect(real.output()).toContain('DEMO=off')
  removeFolder(demo.dataDir)
})

test('an empty club of one’s own opens without a demo', async () => {
  const house = await startHouse({ dataDir: aFolder(), env: { DEMO: 'off' } })

  const home = await (await visit(house.url, '/')).text()
  expect(home).not.toContain('Ukázkový klub')
  expect(house.output()).not.toContain('@klubovna.example')
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})

test('a visitor who dawdles is shown the door, and the limits are really in force', async () => {
  const house = await startHouse()

  expect((await rawGet(house.url, '/healthz')).timeout).toBe('timeout=30')
  await house.kill('SIGTERM')
  removeFolder(house.dataDir)
})
