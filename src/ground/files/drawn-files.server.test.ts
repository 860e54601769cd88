import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { withDrawings } from './drawn-files.server.ts'
import { readFile } from './files.server.ts'
import { folderFiles } from './folder-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'kl-drawn-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file nobody had is drawn once, for however many ask at once, and kept', async () => {
  const plain = folderFiles(folder)
  let drawn = 0
  const store = withDrawings(plain, (key) => {
    if (!key.startsWith('photos/')) return Promise.resolve(null)
    drawn += 1
    return Promise.resolve(Buffer.from('kopec'))
  })

  const answers = await Promise.all(['a', 'b', 'c'].map(() => readFile(store, 'photos/one.jpg')))

  expect(answers.map((bytes) => bytes && Buffer.from(bytes).toString())).toEqual(['kopec', 'kopec', 'kopec'])
  expect(await store.size('photos/one.jpg')).toBe(5)
  expect(drawn).toBe(1)
  expect(await plain.size('photos/one.jpg')).toBe(5)
  expect(await store.open('papers/one.pdf')).toBeNull()
})
