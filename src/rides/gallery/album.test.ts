import { expect, test } from 'vitest'
import { albumPoster, freeSlug, isAlbumSlug, slugOf } from './album.ts'

test.each([
  ['zahajeni-sezony-2026', true],
  ['a', true],
  ['a'.repeat(80), true],
  ['a'.repeat(81), false],
  ['', false],
  ['Album', false],
  ['šumperk', false],
  ['a/b', false],
  ['a b', false],
  ['album\n', false],
  ['..', false],
])('/gallery/%s', (slug, isGood) => {
  expect(isAlbumSlug(slug)).toBe(isGood)
})

test.each([
  ['Zahájení sezony 2026', 'zahajeni-sezony-2026'],
  ['Žluťoučký kůň & spol.', 'zlutoucky-kun-spol'],
  ['  --  ', 'album'],
  ['!!!', 'album'],
  ['New', 'album-new'],
  ['Requests', 'album-requests'],
  ['Řeky '.repeat(40), `${'reky-'.repeat(13)}reky`],
])('%s lives at %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
  expect(isAlbumSlug(slugOf(title))).toBe(true)
})

test('the second of one name gets a number', () => {
  expect(freeSlug('jaro', [])).toBe('jaro')
  expect(freeSlug('jaro', ['jaro', 'jaro-2'])).toBe('jaro-3')
})

test('an album and an event of one number have different posters', () => {
  expect(albumPoster(1)).not.toBe(1)
})
