/** When the scripts of a page begin: at the first sign of its reader, or once its first picture stands. */
export type Waking = 'touched' | 'painted'

/**
 * A stranger came to read: the page's words and pictures go first, its scripts are fetched at the first sign of him (he moves,
 * scrolls, touches, types). A list to tick off is drawn first and woken right after. Links and forms need no script. What does
 * (a button, a link that says `data-awake`) and is pressed too early is remembered and says so (`data-heard`), and is pressed
 * again once the page is awake (src/ground/ui/use-missed-click.ts).
 */
export function lateScripts(html: string, waking: Waking = 'touched'): string {
  const preloads: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_link, href: string) => {
    preloads.push(href)
    return ''
  })
  const late = withoutPreloads.replace(
    MODULE,
    (_script, nonce: string, code: string) =>
      `<script nonce="${nonce}">(${WAKE})(${quoted(code)},${quoted(preloads)},${quoted(waking)})</script>`,
  )
  // Nothing recognised: the page as it was, whole.
  return late === withoutPreloads ? html : late
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/

/** Inside a script no text may end it. */
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

// Runs in the browser as it stands, before anything else is there.
const WAKE = `(code, preloads, waking) => {
  const { nonce } = document.currentScript
  const asleep = (window.__asleep = new AbortController())
  const { signal } = asleep
  const missed = (window.__missedClicks = new Set())
  let isAwake = false
  const add = (name, facts) => document.head.append(Object.assign(document.createElement(name), facts))
  // A script did not come: nobody will press again what was pressed, and nothing says so any more.
  const giveUp = () => {
    asleep.abort()
    for (const pressed of missed) delete pressed.dataset.heard
  }
  const wake = () => {
    if (isAwake) return
    isAwake = true
    for (const href of preloads) add('link', { rel: 'modulepreload', href, onerror: giveUp })
    add('script', { type: 'module', nonce, textContent: code })
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])
    addEventListener(sign, wake, { capture: true, passive: true, signal })
  addEventListener('click', (event) => {
    const pressed = event.target.closest('button[type="button"]:not([command]), a[data-awake]')
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (pressed && isPlain) {
      if (pressed.matches('a')) event.preventDefault()
      pressed.dataset.heard = ''
      missed.add(pressed)
    }
    wake()
  }, { capture: true, signal })
  // After the frame that shows the page; one that nobody sees yet is not drawn at all.
  if (waking === 'painted') document.hidden ? wake() : requestAnimationFrame(() => setTimeout(wake))
  // An address may name a part that only scripts open.
  if (location.hash.length > 1) wake()
  // Something private of somebody who was here is to be forgotten.
  if (window.caches) caches.has('klubovna-card').then((isKept) => isKept && wake())
}`
