// Keeps the captain's page of a ride and the door of a meeting with their scripts, so that they open without a signal. What a
// page shows is kept no longer than it asks for: it is deleted at sign-out, when the house turns its reader away, and a day
// after (src/ground/offline/forget.ts). Everything else always comes from the club's server.
const CACHE = 'klubovna-ride'
const PAGE = /^\/(?:akce\/[1-9]\d{0,8}\/kapitan|schuze\/[1-9]\d{0,8}\/dvere)$/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  const { keep, parts } = event.data ?? {}
  if (typeof keep !== 'string' || !PAGE.test(keep)) return
  event.waitUntil(keepPage(keep, parts).then((isKept) => event.source?.postMessage({ kept: isKept })))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && PAGE.test(pathname)) event.respondWith(openPage(request, pathname))
  else if (pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

async function openPage(request, pathname) {
  try {
    const answer = await fetch(request)
    if (isTurnedAway(answer)) await caches.delete(CACHE)
    return answer
  } catch (error) {
    const kept = await caches.match(pathname)
    if (kept) return kept
    throw error
  }
}

/** Whoever is not signed in is sent elsewhere; whoever does not lead the ride is refused. */
function isTurnedAway(answer) {
  return answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403
}

const askFor = (path) => fetch(path, { redirect: 'manual', credentials: 'same-origin', cache: 'no-store' })

async function keepPage(path, parts) {
  const page = await askFor(path)
  if (isTurnedAway(page)) await caches.delete(CACHE)
  if (!page.ok) return false
  const text = await page.clone().text()
  const named = [...text.matchAll(/\/assets\/[\w./-]+/g)].map(([part]) => part)
  const wanted = [...new Set([...named, ...(Array.isArray(parts) ? parts : [])])]
  const cache = await caches.open(CACHE)
  for (const part of wanted) {
    if (!part.startsWith('/assets/') || (await cache.match(part))) continue
    const file = await fetch(part)
    if (file.ok) await cache.put(part, file)
  }
  await cache.put(path, page)
  // Somebody may have signed out while this was being kept.
  if (!isTurnedAway(await askFor(path))) return true
  await caches.delete(CACHE)
  return false
}
