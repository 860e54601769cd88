import type { Readable } from 'node:stream'

/** Where copies lie. A name is written whole or not at all, and again over itself. */
export type CopyPlace = {
  readonly kind: 'folder' | 'bucket'
  /** The file under this path, under this name. */
  readonly put: (name: string, path: string) => Promise<void>
  readonly open: (name: string) => Promise<Readable | null>
  readonly list: () => Promise<readonly string[]>
  /** Removing what is not there is no fault. */
  readonly remove: (name: string) => Promise<void>
}
