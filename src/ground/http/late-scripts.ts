/** When the scripts of a page begin: at the first sign of its reader, or once its first picture stands. */
export type Waking = 'touched' | 'painted'

type Late = {
  readonly waking?: Waking
  /** The rules this page is drawn by until the sheet of all screens is there, which comes with its scripts. */
  readonly sheet?: string | null
  /** The id of what the first frame of a list must hold. */
  readonly main?: string
}

/**
 * A stranger came to read: the page's words and pictures go first, its scripts are fetched at the first sign of him (he moves,
 * scrolls, touches, types). A list to tick off is drawn first and woken right after. Links and forms need no script. What does
 * (a button, a link that says `data-awake`) and is pressed too early is remembered and says so (`data-heard`), and is pressed
 * again once the page is awake (src/ground/ui/use-missed-click.ts).
 *
 * What listens stands before the first word. The page's data and its first script lie where they were and do nothing until then.
 * A list has one first frame, with its rows in it: without being told so a browser draws the empty page too, once its head is read.
 */
export function lateScripts(html: string, { waking = 'touched', sheet = null, main }: Late = {}): string {
  const [, nonce] = MODULE.exec(html) ?? []
  // Nothing recognised: the page as it was, whole.
  if (nonce === undefined) return html
  const preloads: string[] = []
  const still = html
    .replaceAll(PRELOAD, (_link, href: string) => {
      preloads.push(href)
      return ''
    })
    .replaceAll(waking === 'painted' ? AFTER_FRAME : DATA, `$1 type="${STILL}">`)
    .replace(MODULE, `<script nonce="$1" type="${STILL}" data-module="">$2</script>`)
  const shown = waking === 'painted' ? still.replace(MANIFEST, '<link data-rel="manifest"') : still
  const page = sheet === null ? shown : firstSheet(shown, `<style nonce="${nonce}">${sheet}</style>`)
  const wake = `<script nonce="${nonce}">(${WAKE})(${quoted(preloads)},${quoted(waking)})</script>`
  return page.replace('</head>', () => `${wake}${waking === 'painted' && main ? notBefore(main) : ''}</head>`)
}

/**
 * The link stays where it was, for React looks for it there; a browser asks for it once it is enabled. Letters come with it. Where no
 * script runs it is not waited for.
 */
function firstSheet(html: string, style: string): string {
  return html
    .replaceAll(FONT, '')
    .replace(
      STYLESHEET,
      (link) => `${style}${link.replace('<link', '<link disabled=""')}<noscript>${link}</noscript>`,
    )
}

/** A kind of script no browser runs. */
const STILL = 'text/plain'
const STYLESHEET = /<link [^>]*rel="stylesheet"[^>]*>/
const FONT = /<link [^>]*as="font"[^>]*>/g
const PRELOAD = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g
/** Where the router finds the page's data, and the data; to make the first of them takes longer than to read both. */
const DATA = /(<script nonce="[^"]*")>(?=window\.__reactRouterContext\b)/g
/** The same, and where the reader was in the page: of a list nothing but its beginning is there yet. */
const AFTER_FRAME =
  /(<script nonce="[^"]*")>(?=window\.__reactRouterContext\b|\(\(storageKey, restoreKey\) => \{)/g
/** Whoever may put the page on his screen is asked about it once it stands: reading what it says comes between a page and its frame. */
const MANIFEST = '<link rel="manifest"'
/** Nothing is drawn before all of it is there, in browsers that know this. */
const notBefore = (main: string) => `<link rel="expect" href="#${main}" blocking="render"/>`
const MODULE = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/

/** Inside a script no text may end it. */
const quoted = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

// Runs in the browser as it stands, before anything else is there.
const WAKE = `(preloads, waking) => {
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
  const rise = () => {
    for (const href of preloads) add('link', { rel: 'modulepreload', href, onerror: giveUp })
    for (const { dataset, textContent } of document.querySelectorAll('script[type="${STILL}"]'))
      add('script', { nonce, textContent, type: 'module' in dataset ? 'module' : '' })
    for (const link of document.querySelectorAll('link[data-rel]')) link.rel = link.dataset.rel
    const sheet = document.querySelector('link[disabled]')
    if (!sheet) return
    sheet.onload = () => document.querySelector('style').remove()
    sheet.disabled = false
  }
  // The rest of the page may still be on its way.
  const onceRead = (then) =>
    document.readyState === 'loading' ? addEventListener('DOMContentLoaded', then) : then()
  const wake = () => {
    if (isAwake) return
    isAwake = true
    onceRead(rise)
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
  // After the frame that shows the whole page, not one before it; one that nobody sees yet is not drawn at all.
  const onceDrawn = () => requestAnimationFrame(() => setTimeout(wake))
  if (waking === 'painted') document.hidden ? wake() : onceRead(onceDrawn)
  // An address may name a part that only scripts open.
  if (location.hash.length > 1) wake()
  // Something private of somebody who was here is to be forgotten; what wakes by itself need not ask.
  if (waking !== 'painted' && window.caches) caches.has('klubovna-card').then((isKept) => isKept && wake())
}`
