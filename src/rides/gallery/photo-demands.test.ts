import { expect, test, vi } from 'vitest'
import { aJpeg, aPngOf } from '../../../test/photos.ts'
import { aJpegOfScans } from '../../../test/picture-bombs.ts'
import { Refusal } from '../../refusals.ts'
import { openPhoto } from './open-photo.ts'
import { demandsTooMuch } from './photo-demands.ts'

test.each([
  ['a JPEG that passes over itself 800 times', aJpegOfScans({ side: 7000, scans: 800 })],
  ['a PNG with notes that unpack to memory nobody has', aPngOf({ side: 100, notes: 12 })],
])('%s is refused before anything of it is drawn', async (_, bytes) => {
  const draw = vi.fn<() => Promise<string>>(() => Promise.resolve('drawn'))

  await expect(openPhoto(bytes, draw)).rejects.toEqual(new Refusal('photo_too_demanding'))
  expect(draw).not.toHaveBeenCalled()
})

test('what cameras and programs make is not too much', async () => {
  const camera = await aJpeg()
  const inSteps = aJpegOfScans({ side: 400, scans: 20 })

  expect(demandsTooMuch(camera, 50_000_000)).toBe(false)
  expect(demandsTooMuch(inSteps, 400 * 400)).toBe(false)
  expect(demandsTooMuch(aPngOf({ side: 100, notes: 1 }), 10_000)).toBe(false)
  expect(await openPhoto(inSteps, (input) => input.metadata())).toMatchObject({ width: 400, height: 400 })
})

test.each([
  ['nothing', []],
  ['the beginning of a JPEG', [0xff, 0xd8, 0xff]],
  ['a JPEG that ends in a mark', [0xff, 0xd8, 0xff, 0xda]],
  ['a mark without a length', [0xff, 0xd8, 0xff, 0xe0, 0]],
  ['the beginning of a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xff, 0xff, 0xff, 0x7a]],
])('%s is left to whoever reads it', (_, bytes) => {
  expect(demandsTooMuch(new Uint8Array(bytes), 1)).toBe(false)
})
