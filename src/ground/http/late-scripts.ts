/**
 * A stranger came to read: the page's words and pictures go first, its scripts are fetched at the first sign of him (he moves,
 * scrolls, touches, types). Links and forms need no script. What does (a button, a link that says `data-awake`) and is pressed
 * too early is remembered, and pressed again once the page is awake (src/ground/ui/use-missed-click.ts).
 */
export function lateScripts(html: string): string {
  const preloads: string[] = []
  const withoutPreloads = html.replaceAll(PRELOAD, (_link, href: string) => {
    preloads.push(href)
    return ''
  })
  const late = withoutPreloads.replace(
    MODULE,
    (_script, nonce: string, code: string) =>
      `<script nonce="${nonce}">(${WAKE})(${quoted(code)},${quoted(preloads)})</script>`,
  )
  // Nothing recognised: the page as it was, whole.
  return late === withoutPreloads ? html : late
}

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
const MODULE = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/

/** Inside a script no text may end it. */
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

// Runs in the browser as it stands, before anything else is there.
const WAKE = `(code, preloads) => {
  const { nonce } = document.currentScript
  const asleep = (window.__asleep = new AbortController())
  const { signal } = asleep
  let isAwake = false
  const add = (name, facts) => document.head.append(Object.assign(document.createElement(name), facts))
  const wake = () => {
    if (isAwake) return
    isAwake = true
    for (const href of preloads) add('link', { rel: 'modulepreload', href, onerror: () => asleep.abort() })
    add('script', { type: 'module', nonce, textContent: code })
  }
  for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'])
    addEventListener(sign, wake, { capture: true, passive: true, signal })
  addEventListener('click', (event) => {
    const pressed = event.target.closest('button[type="button"]:not([command]), a[data-awake]')
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey
    if (pressed && pressed.matches('a') && isPlain) event.preventDefault()
    window.__missedClick = isPlain ? pressed : null
    wake()
  }, { capture: true, signal })
  // An address may name a part that only scripts open.
  if (location.hash.length > 1) wake()
  // Something private of somebody who was here is to be forgotten.
  if (window.caches) caches.has('klubovna-card').then((isKept) => isKept && wake())
}`
