import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { lateScripts, type Waking } from './late-scripts.ts'

const PAGE = [
  '<html><head><link rel="manifest" href="/m"/><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="preload" as="font" href="/assets/b.woff2"/>',
  '<link nonce="n1" rel="stylesheet" href="/assets/root.css"/><link rel="modulepreload" href="/assets/b.js" nonce="n1"/></head>',
  '<body><p>Text</p><script nonce="n1">window.ready = 1</script>',
  '<script nonce="n1">((storageKey, restoreKey) => {})("positions", null)</script>',
  '<script nonce="n1">window.__reactRouterContext = {};</script>',
  '<script nonce="n1" type="module" async="">import "/assets/a.js"; const tag = "<b>"</script>',
  '<script nonce="n1">window.__reactRouterContext.streamController.enqueue("[]")</script></body></html>',
].join('')

test('the browser asks for no script before it is told to, and what listens stands before the first word', () => {
  const page = lateScripts(PAGE)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page.indexOf('["/assets/a.js","/assets/b.js"]')).toBeGreaterThan(0)
  expect(page.indexOf('["/assets/a.js","/assets/b.js"]')).toBeLessThan(page.indexOf('<body>'))
})

test('its data and its first script lie still where they were; everything else is as it was', () => {
  const page = lateScripts(PAGE)
  expect(page).toContain(
    '<link nonce="n1" rel="stylesheet" href="/assets/root.css"/><script nonce="n1">((preloads',
  )
  expect(page).toContain('</head><body><p>Text</p><script nonce="n1">window.ready = 1</script>')
  expect(page).toContain('<script nonce="n1" type="text/plain" data-module="">import "/assets/a.js"')
  expect(page).toContain('<script nonce="n1" type="text/plain">window.__reactRouterContext.streamController')
})

test('a list to tick off is drawn by the few rules it needs; the sheet of all screens and the letters come with its scripts', () => {
  const page = lateScripts(PAGE, { waking: 'painted', sheet: 'li{color:red}' })
  expect(page).toContain(
    '<style nonce="n1">li{color:red}</style><link disabled="" nonce="n1" rel="stylesheet"',
  )
  expect(page).not.toContain('as="font"')
  // Nobody enables it where no script runs.
  expect(page).toContain('<noscript><link nonce="n1" rel="stylesheet" href="/assets/root.css"/></noscript>')
})

test('a list to tick off is drawn once, with its rows: nothing runs in it before, and no frame comes without them', () => {
  const list = lateScripts(PAGE, { waking: 'painted', main: 'obsah' })
  const toRead = lateScripts(PAGE, { main: 'obsah' })

  expect(list).toContain('<link data-rel="manifest" href="/m"/>')
  expect(toRead).toContain('<link rel="manifest" href="/m"/>')
  expect(list).toContain('<link rel="expect" href="#obsah" blocking="render"/></head>')
  expect(list).toContain('<script nonce="n1" type="text/plain">((storageKey, restoreKey)')
  expect(list).toContain('<script nonce="n1" type="text/plain">window.__reactRouterContext = ')
  expect(toRead).not.toContain('rel="expect"')
  // Who comes back to a page stands where he stood.
  expect(toRead).toContain('<script nonce="n1">((storageKey, restoreKey)')
})

test('a page to be read waits for its reader, a list to tick off for its first frame', () => {
  expect(lateScripts(PAGE)).toContain(',"touched")</script>')
  expect(lateScripts(PAGE, { waking: 'painted' })).toContain(',"painted")</script>')
})

/** A browser that has read the page: what it added by itself, and what a sign of its reader, or its next frame, brings. */
function aBrowser(waking: Waking, { hidden = false, hash = '', readyState = 'complete' } = {}) {
  const page = lateScripts(PAGE, { waking, sheet: '' })
  const [, code = ''] = /<script nonce="n1">(\(\(preloads[\s\S]*?)<\/script>/.exec(page) ?? []
  const still = [...page.matchAll(/type="text\/plain"( data-module="")?>([\s\S]*?)<\/script>/g)].map(
    ([, module, textContent]) => ({ dataset: module ? { module: '' } : {}, textContent }),
  )
  const added: { readonly is: string; readonly type?: string; readonly textContent?: string }[] = []
  const heard = new Map<string, (event: object) => void>()
  const frames: (() => void)[] = []
  const sheet = { disabled: true }
  const manifest = { rel: '', dataset: { rel: 'manifest' } }
  const document = {
    currentScript: { nonce: 'n1' },
    hidden,
    readyState,
    head: { append: (element: { is: string }) => void added.push(element) },
    createElement: (is: string) => ({ is }),
    querySelectorAll: (asked: string) => (asked.startsWith('link') ? [manifest] : still),
    querySelector: () => sheet,
  }
  runInNewContext(code, {
    document,
    window: {},
    location: { hash },
    AbortController,
    addEventListener: (name: string, hear: (event: object) => void) => heard.set(name, hear),
    requestAnimationFrame: (draw: () => void) => frames.push(draw),
    setTimeout: (then: () => void) => then(),
  })
  return {
    added: () => added.map(({ is, type }) => [is, type].filter(Boolean).join(' ')),
    sheet,
    manifest,
    sign: heard,
    read: () => {
      document.readyState = 'interactive'
      heard.get('DOMContentLoaded')?.({})
    },
    draw: () => frames.forEach((one) => one()),
  }
}

describe('in the browser', () => {
  const WHOLE = ['link', 'link', 'script', 'script module', 'script']
  /** And where he stood before. */
  const WHOLE_LIST = ['link', 'link', 'script', 'script', 'script module', 'script']

  test('a page to be read fetches its scripts at the first sign of its reader, once', () => {
    const { added, sign, draw } = aBrowser('touched')
    draw()
    const before = added()
    sign.get('pointermove')?.({})
    sign.get('keydown')?.({})

    expect([before, added()]).toEqual([[], WHOLE])
  })

  test('a list to tick off fetches them once its first frame stands; unseen, at once', () => {
    const { added, draw } = aBrowser('painted')
    const before = added()
    draw()

    expect([before, added()]).toEqual([[], WHOLE_LIST])
    expect(aBrowser('painted', { hidden: true }).added()).toEqual(WHOLE_LIST)
  })

  test('one whose end is still on its way is woken once it has come, with the sheet of all screens', () => {
    const { added, draw, read, sheet, manifest } = aBrowser('painted', { readyState: 'loading' })
    draw()
    const before = [added(), sheet.disabled]
    read()
    draw()

    expect([before, added(), sheet.disabled, manifest.rel]).toEqual([
      [[], true],
      WHOLE_LIST,
      false,
      'manifest',
    ])
  })

  test('a frame before its end has come, or between its end and the next one, wakes no list', () => {
    const { added, draw, read } = aBrowser('painted', { readyState: 'loading' })
    draw()
    read()
    const before = added()
    draw()

    expect([before, added()]).toEqual([[], WHOLE_LIST])
  })

  test('an address that names a part of the page wakes it', () => {
    expect(aBrowser('touched', { hash: '#cast' }).added()).toEqual(WHOLE)
  })

  test('what is pressed too early is remembered, says so, and a link leads nowhere yet', () => {
    const { added, sign } = aBrowser('touched')
    const pressed = { dataset: {} as Record<string, string>, matches: () => true }
    let isHeld = false
    sign.get('click')?.({ target: { closest: () => pressed }, preventDefault: () => (isHeld = true) })

    expect([pressed.dataset, isHeld, added()]).toEqual([{ heard: '' }, true, WHOLE])
  })
})

test('a text in the script cannot end it', () => {
  expect(lateScripts(PAGE.replace('/a.js', '/<b>.js'))).toContain(String.raw`\u003cb>`)
})

test('a page it does not understand is left whole', () => {
  const page = PAGE.replace(' async=""', '')
  expect(lateScripts(page)).toBe(page)
})
