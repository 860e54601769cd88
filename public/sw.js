// Keeps one thing: the card of whoever is signed in, so that it opens without a signal. Everything else
// always comes from the club's server. The card is forgotten the moment the server does not know the
// holder any more, on every sign-out, and after thirty days without a look.
const CACHE = 'klubovna-card'
const CARD = '/admin/membership/card'
const LONGEST = 30 * 24 * 60 * 60 * 1000
const KEPT_AT = 'x-kept-at'

// No script runs on the kept page, whatever it may hold.
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'"

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('message', (event) => {
  if (event.data !== 'keep-card') return
  event.waitUntil(keepCard().then((isKept) => event.source?.postMessage(isKept ? 'card-kept' : 'card-gone')))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(request))
  else if (request.method === 'GET' && /^\/(?:assets|posters)\//.test(new URL(request.url).pathname))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

async function openPage(request) {
  try {
    const answer = await fetch(request)
    if (isTurnedAway(answer)) await caches.delete(CACHE)
    return answer
  } catch {
    return (await keptCard()) ?? offlinePage()
  }
}

/** The guard answers whoever is not signed in by sending him elsewhere. */
function isTurnedAway(answer) {
  return answer.type === 'opaqueredirect' || answer.status === 401 || answer.status === 403
}

/** Nobody asked for it: a session that has ended meanwhile must not take the one that came after it out of the browser. */
const askForCard = () =>
  fetch(CARD, {
    redirect: 'manual',
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { purpose: 'prefetch' },
  })

async function keepCard() {
  const answer = await askForCard()
  if (isTurnedAway(answer)) await caches.delete(CACHE)
  if (!answer.ok) return false
  const page = await answer.text()
  const parts = [...page.matchAll(/(?:href|src)="(\/(?:assets\/[^"]+\.(?:css|woff2)|posters\/[^"]+))"/g)].map(
    ([, path]) => path,
  )
  const files = await Promise.all([...new Set(parts)].map(async (path) => [path, await fetch(path)]))
  await caches.delete(CACHE)
  const cache = await caches.open(CACHE)
  for (const [path, file] of files) if (file.ok) await cache.put(path, file)
  await cache.put(CARD, withoutScripts(page))
  // Somebody may have signed out while this was being kept.
  if (!isTurnedAway(await askForCard())) return true
  await caches.delete(CACHE)
  return false
}

function withoutScripts(page) {
  const plain = page
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link\b[^>]*rel="modulepreload"[^>]*>/g, '')
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    [KEPT_AT]: String(Date.now()),
  }
  return new Response(plain, { headers })
}

async function keptCard() {
  const kept = await caches.match(CARD)
  if (!kept) return null
  if (Date.now() - Number(kept.headers.get(KEPT_AT)) < LONGEST) return kept
  await caches.delete(CACHE)
  return null
}

function offlinePage() {
  const text = `<!doctype html><html lang="cs"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Bez signálu</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:12px;padding:24px;text-align:center;background:#1c1917;color:#fafaf9;font:18px/1.5 system-ui,sans-serif}</style>
<h1>Bez signálu</h1><p>Karta v tomhle telefonu není uložená. Otevři klubovnu, až budeš online.</p>
<p lang="en">No connection. The card is not kept in this phone; open the clubhouse once you are online.</p></html>`
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY }
  return new Response(text, { status: 503, headers })
}
