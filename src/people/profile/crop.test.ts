import fc from 'fast-check'
import { expect, test } from 'vitest'
import { drag, keepInside, NEAREST, squareOf, viewByKey, WHOLE } from './crop.ts'

test.each([
  ['a wide one', { width: 600, height: 400 }, { left: 100, top: 0, side: 400 }],
  ['a tall one', { width: 300, height: 900 }, { left: 0, top: 300, side: 300 }],
  ['a square', { width: 500, height: 500 }, { left: 0, top: 0, side: 500 }],
])('of %s the middle is taken', (_, shape, square) => {
  expect(squareOf(shape, WHOLE)).toEqual(square)
})

test('whatever is dragged and however near, the square lies on the picture', () => {
  const side = fc.integer({ min: 1, max: 8000 })
  const place = fc.double({ min: -5, max: 5, noNaN: true })
  fc.assert(
    fc.property(
      fc.record({ width: side, height: side }),
      fc.record({ zoom: fc.double({ min: 0.1, max: 20, noNaN: true }), x: place, y: place }),
      place,
      place,
      (shape, view, dx, dy) => {
        const square = squareOf(shape, drag(shape, keepInside(shape, view), { dx, dy }))

        expect(square.left).toBeGreaterThanOrEqual(-0.01)
        expect(square.top).toBeGreaterThanOrEqual(-0.01)
        expect(square.left + square.side).toBeLessThanOrEqual(shape.width + 0.01)
        expect(square.top + square.side).toBeLessThanOrEqual(shape.height + 0.01)
      },
    ),
  )
})

test.each([
  ['ArrowLeft', { zoom: 2, x: 0.475, y: 0.5 }],
  ['ArrowDown', { zoom: 2, x: 0.5, y: 0.525 }],
  ['+', { zoom: 2.2, x: 0.5, y: 0.5 }],
  ['Enter', null],
])('the key %s', (key, view) => {
  const moved = viewByKey({ width: 100, height: 100 }, { zoom: 2, x: 0.5, y: 0.5 }, key)

  expect(moved && { ...moved, zoom: Math.round(moved.zoom * 100) / 100 }).toEqual(view)
})

test('nobody comes nearer than the nearest', () => {
  expect(viewByKey({ width: 9, height: 9 }, { ...WHOLE, zoom: NEAREST }, '+')?.zoom).toBe(NEAREST)
})
