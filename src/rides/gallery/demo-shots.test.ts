import { expect, test } from 'vitest'
import { photoSvg } from '../../ground/drawings/photos.ts'
import { demoPhotos, shotOf } from './demo-shots.ts'

const ALBUMS = ['zahajeni-sezony', 'jizda-pro-detsky-domov', 'letni-sraz', 'jesenicky-okruh']

test.each(ALBUMS)('the album %s is full, and each of its keys can be drawn', (album) => {
  const photos = demoPhotos(album)

  expect(photos.length).toBeGreaterThanOrEqual(12)
  for (const { fileKey } of photos) {
    const shot = shotOf(fileKey)
    if (!shot) throw new Error(`nobody knows how to draw ${fileKey}`)
    expect(photoSvg(shot.kind, shot.seed, shot.look)).not.toMatch(/NaN|undefined|Infinity|null/)
  }
})

test('no two pictures of the demo are one', () => {
  const keys = ALBUMS.flatMap((album) => demoPhotos(album).map(({ fileKey }) => fileKey))

  expect(new Set(keys).size).toBe(keys.length)
})

test('the key of a real photo asks for no drawing', () => {
  expect(shotOf('0f3c9a77e1')).toBeNull()
  expect(shotOf('demo-1-4')).toBeNull()
  expect(shotOf('demo-pub-3-99999')).toBeNull()
})
