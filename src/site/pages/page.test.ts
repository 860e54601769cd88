import { expect, test } from 'vitest'
import { worked } from '../../../test/worked.ts'
import { pageParts, plainText, previewText } from './page.ts'

test('a text gives its title, its first sentence and the rest', () => {
  expect(pageParts('# Stanley\n\nMedvěd, který\njezdí.\n\n## Kdo to je\n\nMedvěd.\n')).toEqual({
    title: 'Stanley',
    lead: 'Medvěd, který jezdí.',
    body: '## Kdo to je\n\nMedvěd.',
  })
})

test.each([
  ['a list', '- první\n- druhý'],
  ['a link', 'Viz [stanovy](/stanovy).'],
  ['a heading', '## Kdo to je'],
  ['a table', '| a | b |\n|---|---|'],
])('%s does not stand under the title', (_, body) => {
  expect(pageParts(`# Stanley\n\n${body}`)).toEqual({ title: 'Stanley', lead: null, body })
})

test.each([
  ['', { title: '', lead: null, body: '' }],
  ['# Jen název', { title: 'Jen název', lead: null, body: '' }],
  ['Bez názvu.', { title: '', lead: 'Bez názvu.', body: '' }],
  ['# Od\r\n\r\nWindows\r\n\r\nkonec', { title: 'Od', lead: 'Windows', body: 'konec' }],
])('%j', (text, parts) => {
  expect(pageParts(text)).toEqual(parts)
})

test('words without marks', () => {
  expect(plainText('## Jedeme **ve dvou** [skupinách](/safe)\n\n- tempo _klidné_\n1. oběd')).toBe(
    'Jedeme ve dvou skupinách tempo klidné oběd',
  )
})

test('a preview ends between words', () => {
  const preview = previewText('motorka '.repeat(50))

  expect(preview).toMatch(/motorka…$/)
  expect(preview.length).toBeLessThanOrEqual(160)
})

test('a title of nothing but brackets is a title at once', () => {
  const took = worked(() => pageParts(`# ${'['.repeat(100_000)}\n\nText.`))

  expect(took).toBeLessThan(1000)
})
