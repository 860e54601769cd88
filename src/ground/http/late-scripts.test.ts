import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { lateScripts, type Waking } from './late-scripts.ts'

const PAGE = [
  '<html><head><link rel="modulepreload" href="/assets/a.js" nonce="n1"/><link rel="stylesheet" href="/assets/root.css"/>',
  '<link rel="modulepreload" href="/assets/b.js" nonce="n1"/></head><body><p>Text</p><script nonce="n1">window.ready = 1</script>',
  '<script nonce="n1" type="module" async="">import "/assets/a.js"; const tag = "<b>"</script></body></html>',
].join('')

test('the browser asks for no script before it is told to', () => {
  const page = lateScripts(PAGE)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).not.toContain('type="module"')
  expect(page).toContain('["/assets/a.js","/assets/b.js"]')
})

test('everything else stays as it was, and the page’s number allows the script', () => {
  const page = lateScripts(PAGE)
  expect(page).toContain('<link rel="stylesheet" href="/assets/root.css"/></head><body><p>Text</p>')
  expect(page.match(/<script nonce="n1">/g)).toHaveLength(2)
})

test('a page to be read waits for its reader, a list to tick off for its first frame', () => {
  expect(lateScripts(PAGE)).toContain(',"touched")</script>')
  expect(lateScripts(PAGE, 'painted')).toContain(',"painted")</script>')
})

/** A browser that has read the page: what it added by itself, and what a sign of its reader, or its next frame, brings. */
function aBrowser(waking: Waking, { hidden = false, hash = '' } = {}) {
  const [, code = ''] =
    /<script nonce="n1">(\(\(code[\s\S]*?)<\/script>/.exec(lateScripts(PAGE, waking)) ?? []
  const added: { readonly is: string; readonly textContent?: string }[] = []
  const heard = new Map<string, (event: object) => void>()
  const frames: (() => void)[] = []
  const document = {
    currentScript: { nonce: 'n1' },
    hidden,
    head: { append: (element: { is: string }) => void added.push(element) },
    createElement: (is: string) => ({ is }),
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
  return { added: () => added.map(({ is }) => is), sign: heard, draw: () => frames.forEach((one) => one()) }
}

describe('in the browser', () => {
  const WHOLE = ['link', 'link', 'script']

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

    expect([before, added()]).toEqual([[], WHOLE])
    expect(aBrowser('painted', { hidden: true }).added()).toEqual(WHOLE)
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
  expect(lateScripts(PAGE)).toContain(String.raw`\u003cb>`)
})

test('a page it does not understand is left whole', () => {
  const page = PAGE.replace(' async=""', '')
  expect(lateScripts(page)).toBe(page)
})
