export type Cleared = { readonly caches: number; readonly workers: number; readonly stored: number }

const PREFIX = 'klubovna:'

/** Everything of ours in this browser except the login, which is a cookie. */
export async function clearStored(): Promise<Cleared> {
  return {
    caches: await clearCaches(),
    workers: await clearWorkers(),
    stored: clearKeys(localStorage) + clearKeys(sessionStorage),
  }
}

async function clearCaches(): Promise<number> {
  // Both are missing where the page came over plain http.
  if (!('caches' in window)) return 0
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  return names.length
}

async function clearWorkers(): Promise<number> {
  if (!('serviceWorker' in navigator)) return 0
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
  return workers.length
}

function clearKeys(storage: Storage): number {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index))
  const ours = keys.filter((key) => key !== null && key.startsWith(PREFIX))
  for (const key of ours) if (key !== null) storage.removeItem(key)
  return ours.length
}
