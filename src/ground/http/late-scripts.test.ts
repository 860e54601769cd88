import { expect, test } from 'vitest'
import { lateScripts } from './late-scripts.ts'

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

test('a text in the script cannot end it', () => {
  expect(lateScripts(PAGE)).toContain(String.raw`\u003cb>`)
})

test('a page it does not understand is left whole', () => {
  const page = PAGE.replace(' async=""', '')
  expect(lateScripts(page)).toBe(page)
})
