import { expect, test } from 'vitest'
import { isPassing } from './open-photo.ts'

test.each([
  ['Error: timeout: 85% complete', true],
  ['Error: vips_malloc: unable to allocate 1234 bytes', true],
  ['Error: out of memory --- size == 48MB', true],
  ["Error: write error: ENOSPC: no space left on device, open '/tmp/x'", true],
  ['Error: EMFILE: too many open files', true],
  ['Error: VipsJpeg: premature end of JPEG image', false],
  ['Error: pngload_buffer: libspng read error', false],
  ['Error: Input buffer contains unsupported image format', false],
  ['Error: webp: unable to parse image', false],
] as const)('%s passes by itself: %s', (message, passes) => {
  expect(isPassing(message)).toBe(passes)
})
