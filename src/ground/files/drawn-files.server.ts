import type { FileStore } from './files.server.ts'

type Draw = (key: string) => Promise<Uint8Array | null>

/**
 * A store in which some files need not lie yet: they are drawn when first asked for, and kept. A demo club has full albums
 * from its first second, and its start waits for no picture.
 */
export function withDrawings(store: FileStore, draw: Draw): FileStore {
  const drawnNow = new Map<string, Promise<boolean>>()
  const drawIn = async (key: string) => {
    const bytes = await draw(key)
    if (bytes) await store.put(key, bytes)
    return bytes !== null
  }
  /** Two who ask at once wait for one drawing. */
  const isDrawn = (key: string) => {
    const running = drawnNow.get(key) ?? drawIn(key).finally(() => drawnNow.delete(key))
    drawnNow.set(key, running)
    return running
  }
  return {
    ...store,
    open: async (key, range) =>
      (await store.open(key, range)) ?? ((await isDrawn(key)) ? store.open(key, range) : null),
    size: async (key) => (await store.size(key)) ?? ((await isDrawn(key)) ? store.size(key) : null),
  }
}
