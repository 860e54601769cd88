import { expect, test } from 'vitest'
import { outboxAddress, readFilter } from './outbox-filter.ts'

test.each([
  '/admin/sprava/outbox',
  '/admin/sprava/outbox?stav=failed',
  '/admin/sprava/outbox?stav=sent&druh=reset-password&hledat=Nov%C3%A1k&od=2026-01-01&do=2026-01-31&clen=7&page=3',
])('%s reads back as it was written', (address) => {
  expect(outboxAddress(readFilter(new URL(address, 'https://klub.test').searchParams))).toBe(address)
})

test.each([
  'stav=everything',
  'druh=%3Cb%3E',
  'od=2026-02-31x',
  'do=2026-13-01',
  'clen=-1',
  'page=0',
  'page=x',
])('%s is left out', (query) => {
  expect(outboxAddress(readFilter(new URLSearchParams(query)))).toBe('/admin/sprava/outbox')
})

test('a letter opens over the view it was found in', () => {
  expect(outboxAddress({ tab: 'failed', page: 2 }, 17)).toBe('/admin/sprava/outbox?stav=failed&page=2&id=17')
})
