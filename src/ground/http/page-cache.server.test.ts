import { expect, test } from 'vitest'
import { encodingFor, newPageCache } from './page-cache.server.ts'
import { wordsOf } from './quick-pages.server.ts'

const HOME = { key: '/ cs', encoding: 'identity' } as const

function aCache() {
  const time = { now: 0 }
  const cache = newPageCache(() => time.now)
  cache.listen(true)
  let drawn = 0
  const draw = async (init: ResponseInit = {}) => {
    drawn += 1
    return new Response(`stránka ${drawn}`, init)
  }
  const show = async (init?: ResponseInit) => {
    const response = cache.find(HOME) ?? (await cache.keep(HOME, () => draw(init)))
    return response.text()
  }
  return { cache, time, show, draw }
}

test('a page is drawn once and shown to all, until it is old', async () => {
  const { time, show } = aCache()

  expect([await show(), await show()]).toEqual(['stránka 1', 'stránka 1'])
  time.now = 10_001
  expect(await show()).toBe('stránka 2')
})

test('a change forgets it, also while it is being drawn', async () => {
  const { cache, show, draw } = aCache()
  await show()
  cache.forget()
  expect(await show()).toBe('stránka 2')

  cache.forget()
  await cache.keep(HOME, async () => {
    const response = await draw()
    cache.forget()
    return response
  })

  expect(cache.find(HOME)).toBeNull()
})

test('what is nobody’s business but one’s, or went wrong, is not kept', async () => {
  const { cache, show } = aCache()

  await show({ headers: { 'set-cookie': 'toast=; Max-Age=0' } })
  expect(cache.find(HOME)).toBeNull()
  await show({ status: 404 })
  expect(cache.find(HOME)).toBeNull()
  cache.listen(false)
  await show()
  expect(cache.find(HOME)).toBeNull()
})

test('each browser gets it packed as it can unpack it', async () => {
  const { cache, show } = aCache()
  await show()

  const packed = cache.find({ ...HOME, encoding: 'gzip' })
  expect(packed?.headers.get('content-encoding')).toBe('gzip')
  expect([
    encodingFor('gzip, deflate, br, zstd'),
    encodingFor('gzip;q=1'),
    encodingFor('identity'),
    encodingFor(null),
  ]).toEqual(['br', 'gzip', 'identity', 'identity'])
})

test('who says the very same words is answered at once, until something changes', async () => {
  const { cache, show } = aCache()
  const request = (headers: Record<string, string>, url = '/') =>
    wordsOf({ method: 'GET', url, headers, socket: {} } as never) ?? ''
  const stranger = request({ host: 'klub.cz', cookie: 'language=cs; theme=dark' })
  await show()
  cache.learn(stranger, HOME)

  expect(Buffer.from(cache.findByWords(stranger)?.body ?? []).toString()).toBe('stránka 1')
  expect(cache.findByWords(request({ host: 'jiny.cz' }))).toBeNull()
  const somebody = [
    ['cookie', 'session_token=x'],
    ['cookie', 'theme=dark; toast=saved'],
    ['authorization', 'x'],
  ] as const
  for (const [name, value] of somebody) expect(request({ [name]: value })).toBe('')
  expect(request({}, '/?a=1')).toBe('')
  cache.forget()
  expect(cache.findByWords(stranger)).toBeNull()
})
