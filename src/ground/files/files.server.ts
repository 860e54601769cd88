import { Refusal } from '../../refusals.ts'
import { ApartFault } from '../platform/apart.server.ts'
import { keptOnce } from '../platform/kept-once.server.ts'
import { sqlState } from '../postgres/transaction.server.ts'

/** Both ends belong to it, as in HTTP. */
export type ByteRange = { readonly start: number; readonly end: number }

export type OpenFile = { readonly size: number; readonly body: ReadableStream<Uint8Array> }

/**
 * Where the club's files lie: a folder, or any store that speaks S3. A key is a path of plain words; what is under a key
 * never changes, it only comes and goes, so that its address may be kept for ever.
 */
export type FileStore = {
  /** Whole or not at all; once it returns, the file survives a power cut. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>
  readonly open: (key: string, range?: ByteRange) => Promise<OpenFile | null>
  readonly size: (key: string) => Promise<number | null>
  /** Removing what is not there is no fault. */
  readonly remove: (key: string) => Promise<void>
  /** Every key there is, in no order; what comes or goes meanwhile may or may not be among them. */
  readonly list: () => AsyncIterable<string>
}

const known = keptOnce('files', (): { store: FileStore | null } => ({ store: null }))

/** The place where the files lie is in trouble; what is wanted of it may go well in a while. */
export class StoreFault extends Error {}

/** Told once at the start. */
export function useFileStore(store: FileStore): void {
  known.store = sayingWhose(store)
}

export function fileStore(): FileStore {
  if (!known.store) throw new Error('the file store was not opened yet')
  return known.store
}

export async function readFile(store: FileStore, key: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const file = await store.open(key)
  return file && new Uint8Array(await sayingStore(() => new Response(file.body).arrayBuffer()))
}

/** Whatever a store fails of is its own fault, be it a folder of a disk that is going or a bucket nobody answers for. */
function sayingWhose(store: FileStore): FileStore {
  return {
    put: (key, bytes) => ofKey(key, () => store.put(key, bytes)),
    open: (key, range) => ofKey(key, () => store.open(key, range)),
    size: (key) => ofKey(key, () => store.size(key)),
    remove: (key) => ofKey(key, () => store.remove(key)),
    list: async function* () {
      try {
        yield* store.list()
      } catch (error) {
        throw asStoreFault(error)
      }
    },
  }
}

async function ofKey<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  checkKey(key)
  return sayingStore(work)
}

async function sayingStore<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw asStoreFault(error)
  }
}

/** No room and no handle left have words of their own. */
const SAID_OTHERWISE = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']

function asStoreFault(error: unknown): unknown {
  if (error instanceof Refusal || error instanceof ApartFault || error instanceof StoreFault) return error
  if (SAID_OTHERWISE.includes(sqlState(error))) return error
  return new StoreFault(error instanceof Error ? error.message : String(error), { cause: error })
}

const KEY = /^[a-z0-9][a-z0-9_-]*(?:\/[a-z0-9][a-z0-9_-]*)*(?:\.[a-z0-9]{1,8})?$/

export function isKey(key: string): boolean {
  return key.length <= 200 && KEY.test(key)
}

/** Keys are made by us, never by a visitor; this is the net under that rope. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`not a file key: ${JSON.stringify(key)}`)
  return key
}
