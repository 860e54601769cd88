// Loaded only by the screen of notifications. The worker stands beside the pages: it is asked for none of them.
const WORKER = '/push-sw.js'
const SCOPE = '/push/'

export type PushState =
  | { readonly kind: 'apple' | 'unknown' | 'denied' | 'off' }
  | { readonly kind: 'on'; readonly mark: string }

/** What this browser can do and has agreed to. */
export async function readPushState(): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return { kind: isApple() ? 'apple' : 'unknown' }
  if (Notification.permission === 'denied') return { kind: 'denied' }
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? { kind: 'on', mark: await markOf(subscription.endpoint) } : { kind: 'off' }
}

/** Phones and tablets of Apple let only an app on the home screen show notifications. */
function isApple(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

async function markOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export type TurnedOn = { readonly isOn: boolean; readonly message?: string | undefined }

/** Asks the person first, in the moment of his tap; only then anything is asked of anybody else. */
export async function turnOn(topics: readonly string[]): Promise<TurnedOn> {
  if ((await Notification.requestPermission()) !== 'granted') return { isOn: false }
  const { key, message } = await ask('/api/account/push/key', {})
  if (typeof key !== 'string') return { isOn: false, message }
  const registration = await activeWorker()
  // One made with another key, by a club that was here before, would never hear of anything.
  await (await registration.pushManager.getSubscription())?.unsubscribe()
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  })
  const kept = await ask('/api/account/push', { ...subscription.toJSON(), topics })
  if (kept.success) return { isOn: true }
  await subscription.unsubscribe()
  return { isOn: false, message: kept.message }
}

/** What the house forgot this browser lets go of too. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function activeWorker(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
    })
  })
  return registration
}

type Answer = { readonly [key: string]: unknown; readonly message?: string }

async function ask(path: string, body: object): Promise<Answer> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json()) as Record<string, unknown> & { readonly statusMessage?: string }
  return response.ok ? answer : { message: answer.statusMessage ?? '' }
}
