import { expect, test } from 'vitest'
import { Refusal } from '../../refusals.ts'
import { toRefusal } from '../http/refusal-answer.server.ts'
import { isHouseTrouble } from '../platform/house-trouble.ts'
import { type FileStore, fileStore, readFile, useFileStore } from './files.server.ts'

const KEY = 'photos/x/1.webp'

/** A store of which everything fails in the same way. */
function useBrokenStore(fault: Error): void {
  const fail = () => Promise.reject(fault)
  useFileStore({
    put: fail,
    open: fail,
    size: fail,
    remove: fail,
    list: async function* () {
      yield* []
      throw fault
    },
  })
}

const WAYS: Readonly<Record<string, (store: FileStore) => Promise<unknown>>> = {
  put: (store) => store.put(KEY, Buffer.from('x')),
  open: (store) => store.open(KEY),
  'open a part': (store) => store.open(KEY, { start: 0, end: 1 }),
  size: (store) => store.size(KEY),
  remove: (store) => store.remove(KEY),
  list: async (store) => {
    for await (const key of store.list()) throw new Error(`nothing is there, not even ${key}`)
  },
  read: (store) => readFile(store, KEY),
}

const toldOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => toRefusal(error, ''),
  )

const coded = (code: string) => Object.assign(new Error(code), { code })

test.each(
  [
    new Error('the file store answered 503 to GET x'),
    new TypeError('fetch failed', { cause: coded('ENOTFOUND') }),
    coded('ECONNREFUSED'),
    coded('EIO'),
    coded('EROFS'),
    coded('ESTALE'),
    coded('EACCES'),
  ].flatMap((fault) => Object.keys(WAYS).map((way) => [fault.message, way, fault] as const)),
)('%s: whoever would %s is told to come again, and that it is the files', async (_said, way, fault) => {
  useBrokenStore(fault)

  const refusal = await toldOf(WAYS[way]?.(fileStore()) ?? Promise.resolve())

  expect(refusal && [refusal.status, refusal.code, isHouseTrouble(refusal)]).toEqual([
    503,
    'files_away',
    true,
  ])
  expect(refusal?.retryAfter).toBeGreaterThan(0)
})

test.each([
  ['a full disk', coded('ENOSPC'), 'disk_full'],
  ['a disk that is nearly full', new Refusal('disk_low'), 'disk_low'],
  ['a share that is used up', coded('EDQUOT'), 'disk_full'],
  ['no file handle left', coded('EMFILE'), 'too_busy'],
] as const)('%s is said as it is', async (_what, fault, code) => {
  useBrokenStore(fault)

  expect((await toldOf(fileStore().put(KEY, Buffer.from('x'))))?.code).toBe(code)
})

test('a file that breaks off in the middle is the store’s fault, a key that is none is ours', async () => {
  const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new Error('terminated')) })
  useFileStore({
    put: () => Promise.resolve(),
    open: () => Promise.resolve({ size: 10, body }),
    size: () => Promise.resolve(10),
    remove: () => Promise.resolve(),
    list: async function* () {
      yield* []
    },
  })

  expect((await toldOf(readFile(fileStore(), KEY)))?.code).toBe('files_away')
  expect((await toldOf(fileStore().put('../x', Buffer.from('x'))))?.code).toBe('unexpected')
})
