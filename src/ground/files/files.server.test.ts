import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anObjectStore, type ObjectStore } from '../../../test/object-store.ts'
import { answerFile } from '../http/file-answer.server.ts'
import { type FileStore, readFile } from './files.server.ts'
import { folderFiles } from './folder-files.server.ts'
import { s3Files } from './s3-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'kl-files-'))
const stores: Record<string, FileStore> = { folder: folderFiles(folder) }
let far: ObjectStore

beforeAll(async () => {
  far = await anObjectStore()
  stores.s3 = s3Files(far.bucket('fotky'))
})
afterAll(() => {
  far.close()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['folder', 's3'])('a store in a %s', (kind) => {
  const store = () => stores[kind] ?? folderFiles(folder)
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    answerFile(new Request('http://localhost/', { headers, method }), store(), 'photos/ab/cd.webp', {
      type: 'image/webp',
      keeping: 'public',
    })

  test('gives back what it was given, and forgets what it should', async () => {
    await store().put('photos/x/1.webp', Buffer.from('obrázek'))

    expect(Buffer.from((await readFile(store(), 'photos/x/1.webp')) ?? []).toString()).toBe('obrázek')
    expect(await store().size('photos/x/1.webp')).toBe(8)
    await store().remove('photos/x/1.webp')
    await store().remove('photos/x/1.webp')
    expect(await store().open('photos/x/1.webp')).toBeNull()
    expect(await store().size('photos/x/1.webp')).toBeNull()
  })

  test('names what it holds', async () => {
    await store().put('photos/l/1.webp', Buffer.from('a'))
    await store().put('photos/l/2.webp', Buffer.from('b'))
    await store().put('uploads/l', Buffer.from('c'))

    const keys: string[] = []
    for await (const key of store().list()) if (key.includes('/l')) keys.push(key)

    expect(keys.toSorted()).toEqual(['photos/l/1.webp', 'photos/l/2.webp', 'uploads/l'])
  })

  test.each(['../tajne', 'a/../b', '/etc/passwd', 'a//b', 'a/.b', 'A', 'a\0', 'a/b.', ''])(
    'refuses the key %j',
    async (key) => {
      await expect((async () => store().put(key, Buffer.from('x')))()).rejects.toThrow('not a file key')
    },
  )

  test('answers whole, in part, not at all and "you have it"', async () => {
    await store().put('photos/ab/cd.webp', Buffer.from('0123456789'))

    const whole = await ask()
    expect(whole?.status).toBe(200)
    expect(await whole?.text()).toBe('0123456789')
    expect(Object.fromEntries(whole?.headers ?? [])).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=60, must-revalidate',
      'accept-ranges': 'bytes',
    })
    const part = await ask({ range: 'bytes=2-4' })
    expect([part?.status, part?.headers.get('content-range'), await part?.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect((await ask({ range: 'bytes=10-' }))?.status).toBe(416)
    expect((await ask({ 'if-none-match': whole?.headers.get('etag') ?? '' }))?.status).toBe(304)
    expect((await ask({ range: 'bytes=2-4', 'if-range': '"jiny"' }))?.status).toBe(200)
    expect(await (await ask({}, 'HEAD'))?.text()).toBe('')
  })
})

test('a store that hangs up without a word is asked again, and not for ever', async () => {
  let times = 0
  far.hangsUp = () => (times += 1) < 3
  await stores.s3?.put('photos/z/1.webp', Buffer.from('x'))
  const tried = times
  far.hangsUp = () => true

  await expect(stores.s3?.size('photos/z/1.webp')).rejects.toThrow('fetch failed')

  far.hangsUp = () => false
  expect([tried, await stores.s3?.size('photos/z/1.webp')]).toEqual([3, 1])
})

test('a folder keeps no drafts', async () => {
  await stores.folder?.put('drafts/one.txt', Buffer.from('1'))
  await stores.folder?.put('drafts/one.txt', Buffer.from('2'))

  expect(readdirSync(join(folder, 'drafts'))).toEqual(['one.txt'])
  expect(existsSync(join(folder, '..', 'tajne'))).toBe(false)
})
