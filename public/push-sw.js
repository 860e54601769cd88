// Shows what the club tells this device and opens it when it is tapped. It stands beside the pages and keeps nothing of them.
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = read(event.data)
  const options = { body, tag, icon: '/icons/club-192.png', badge: '/icons/club-192.png', data: { path } }
  // The same message again takes the place of the first without a sound.
  event.waitUntil(self.registration.showNotification(title, options))
})

/** A browser that is told something has to show something, even where it could not be read. */
function read(data) {
  try {
    const { title, body, path, tag } = data.json()
    if (typeof title === 'string' && title !== '') return { title, body, path, tag }
  } catch {
    // Below.
  }
  return { title: 'Klubovna', body: '', path: '/', tag: 'klubovna' }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.path))
})

async function open(path) {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find((client) => new URL(client.url).pathname === url.pathname)
  await (there ? there.focus() : self.clients.openWindow(url.href))
}

// The browser may change its address at the push service by itself; whoever is signed in stays told.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

async function renew({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options
  const fresh = newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)))
  if (!fresh) return
  await fetch('/api/account/push', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fresh),
  })
}
