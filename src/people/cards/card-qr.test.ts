import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import { qrRows } from './card-qr.ts'

const DOTS = 4

test('a phone reads from the card what was written on it', () => {
  const address = 'https://klub.example.cz/overeni/17.k0PzJ3vDg1q-QmYV8m2bK1hXo5w'

  expect(read(qrRows(address))).toBe(address)
})

/** Looks at the code as a camera would: pixels, nothing else. */
function read(rows: readonly (readonly boolean[])[]): string | undefined {
  const side = rows.length * DOTS
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      if (rows[Math.floor(y / DOTS)]?.[Math.floor(x / DOTS)])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return jsQR(pixels, side, side)?.data
}
