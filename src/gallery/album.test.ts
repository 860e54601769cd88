import { expect, test } from 'vitest'
import { albumPoster, isAlbumSlug } from './album.ts'

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

test('an album and an event of one number have different posters', () => {
  expect(albumPoster(1)).not.toBe(1)
})
