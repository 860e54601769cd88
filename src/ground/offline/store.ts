import type { KeptAct } from './act.ts'

const NAME = 'klubovna-offline'

/** What a screen shows without a signal. */
export type Kept = { readonly key: string; readonly until: number; readonly data: unknown }

type Rows = { readonly act: KeptAct; readonly kept: Kept }

let opened: Promise<IDBDatabase> | null = null

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.addEventListener('upgradeneeded', () => {
      asked.result.createObjectStore('act', { keyPath: 'id' })
      asked.result.createObjectStore('kept', { keyPath: 'key' })
    })
    asked.addEventListener('success', () => {
      // Another tab forgets everything: this one must not hold it up.
      asked.result.addEventListener('versionchange', () => {
        asked.result.close()
        opened = null
      })
      resolve(asked.result)
    })
    asked.addEventListener('error', () => reject(asked.error ?? new Error('no database')))
  })
  opened.catch(() => {
    opened = null
  })
  return opened
}

async function ask<Result>(
  table: keyof Rows,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open()
  return new Promise((resolve, reject) => {
    const deal = database.transaction(table, mode)
    const request = work(deal.objectStore(table))
    // Only what is on the disk is kept: an answer before that could still be lost.
    deal.addEventListener('complete', () => resolve(request.result))
    for (const end of ['error', 'abort'])
      deal.addEventListener(end, () => reject(deal.error ?? new Error('not kept')))
  })
}

export const putRow = <Table extends keyof Rows>(table: Table, row: Rows[Table]) =>
  ask(table, 'readwrite', (store) => store.put(row))
export const deleteRow = (table: keyof Rows, key: string) =>
  ask(table, 'readwrite', (store) => store.delete(key))
export const listRows = <Table extends keyof Rows>(table: Table): Promise<Rows[Table][]> =>
  ask(table, 'readonly', (store) => store.getAll() as IDBRequest<Rows[Table][]>)
export const findKept = (key: string): Promise<Kept | undefined> =>
  ask('kept', 'readonly', (store) => store.get(key) as IDBRequest<Kept | undefined>)
export const clearKept = () => ask('kept', 'readwrite', (store) => store.clear())

export async function deleteStore(): Promise<void> {
  const database = await opened?.catch(() => null)
  database?.close()
  opened = null
  await new Promise<void>((resolve) => {
    const asked = indexedDB.deleteDatabase(NAME)
    for (const end of ['success', 'error', 'blocked']) asked.addEventListener(end, () => resolve())
  })
}
