/**
 * A stranger came to read: the page's words and pictures go first, its scripts are fetched once everything has arrived
 * and the browser has nothing better to do, or with the first touch or key. Links and forms need no script; a button
 * that does is remembered and pressed again once the page is awake (src/ui/use-missed-click.ts).
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
  let isAwake = false
  const add = (name, facts) => document.head.append(Object.assign(document.createElement(name), facts))
  const wake = () => {
    if (isAwake) return
    isAwake = true
    for (const href of preloads) add('link', { rel: 'modulepreload', href })
    add('script', { type: 'module', nonce, textContent: code })
  }
  const whenIdle = () => (window.requestIdleCallback ? requestIdleCallback(wake, { timeout: 2000 }) : setTimeout(wake, 300))
  for (const sign of ['pointerdown', 'keydown', 'focusin']) addEventListener(sign, wake, { capture: true, once: true })
  addEventListener('click', ({ target }) => (window.__missedClick = target.closest('button[type="button"]:not([command])')), { capture: true, signal: (window.__asleep = new AbortController()).signal })
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
}`
