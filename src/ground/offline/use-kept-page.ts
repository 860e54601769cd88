import { useEffect, useState } from 'react'

type Page = {
  readonly address: string
  /** Under which addresses the worker looks after pages. */
  readonly scope: '/akce/' | '/schuze/'
  /** Parts that are fetched on first use, and wanted where there is no signal to fetch them. */
  readonly fetchParts: () => Promise<unknown>
}

/** Asks the browser to keep this page for a place without a signal; true once it does. */
export function useKeptPage({ address, scope, fetchParts }: Page): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    // Missing where the page came over plain http: then nothing is kept and nothing is promised.
    if (!('serviceWorker' in navigator)) return undefined
    const { serviceWorker } = navigator
    const listen = ({ data }: MessageEvent<{ kept?: unknown } | null>) => {
      if (typeof data?.kept === 'boolean') setKept(data.kept)
    }
    serviceWorker.addEventListener('message', listen)
    void serviceWorker
      .register('/ride-sw.js', { scope })
      .then(fetchParts)
      .then(() => serviceWorker.ready)
      .then(({ active }) => active?.postMessage({ keep: address, parts: loadedParts() }, []))
      .catch(() => undefined)
    return () => serviceWorker.removeEventListener('message', listen)
  }, [address, scope, fetchParts])
  return isKept
}

function loadedParts(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))
}
