import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { dotsOfPath, readByCamera } from '../../../test/camera.ts'
import vectors from '../../../test/fixtures/spayd.json' with { type: 'json' }
import { qrImage } from '../../ground/files/qr-image.ts'
import { qrPng } from './qr-png.server.ts'

const CODES = vectors.generate.map(({ expected }) => expected)

test.each(CODES)('a phone reads from the screen %s', (text) => {
  const { side, path } = qrImage(text)

  expect(readByCamera(side, dotsOfPath(path))).toBe(text)
})

test('four dots around the code stay light', () => {
  const { side, path } = qrImage(CODES[0] ?? '')
  const isDark = dotsOfPath(path)
  const edge = Array.from({ length: side }, (_, at) => [0, 1, 2, 3, side - 4, side - 1].map((y) => [at, y]))

  expect(edge.flat().filter(([x = 0, y = 0]) => isDark(x, y) || isDark(y, x))).toEqual([])
  expect(isDark(4, 4)).toBe(true)
})

test.each(CODES)('a phone reads from the picture in a letter %s', (text) => {
  const png = qrPng(text)
  const side = png.readUInt32BE(16)
  const lines = inflateSync(png.subarray(41, 41 + png.readUInt32BE(33)))
  const width = Math.ceil(side / 8) + 1

  const read = readByCamera(
    side,
    (x, y) => ((lines[y * width + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0,
  )

  expect([png.subarray(1, 4).toString('latin1'), read]).toEqual(['PNG', text])
  expect(png.length).toBeLessThan(4000)
})
