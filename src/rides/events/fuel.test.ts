import { expect, test } from 'vitest'
import { fuelMarks, legOf, stopInWords, tooLongLeg, withFuel } from './fuel.ts'
import { drawRoute, spotsAlong } from './route.ts'

test.each([
  [200, 180],
  [300, 270],
  [60, 50],
  [30, 20],
])('of a tank for %i km one rides %i', (range, leg) => expect(legOf(range)).toBe(leg))

test.each([
  [150, 200, []],
  [180, 200, []],
  [181, 200, [180]],
  [400, 200, [180, 360]],
  [360, 200, [180]],
  [5000, 30, Array.from({ length: 20 }, (_, index) => (index + 1) * 20)],
])('a ride of %i km with a tank for %i stops at %j', (length, range, marks) =>
  expect(fuelMarks(length, range)).toEqual(marks),
)

test.each([
  [[], 150, 200, null],
  [[], 250, 200, { fromKm: 0, toKm: 250 }],
  [[140, 330], 400, 200, null],
  [[330, 140], 560, 200, { fromKm: 330, toKm: 560 }],
])('stops at %j of %i km with a tank for %i', (kms, length, range, leg) =>
  expect(
    tooLongLeg(
      kms.map((km) => ({ km, place: null })),
      length,
      range,
    ),
  ).toEqual(leg),
)

test('a stop is told by its place once it has one', () => {
  expect(stopInWords({ km: 152, place: null }, 'cs')).toBe('Tankování, 152. km')
  expect(stopInWords({ km: 152, place: 'Mohelnice' }, 'cs')).toBe('Mohelnice, 152. km')
})

const GPX = `<gpx>${Array.from({ length: 201 }, (_, n) => `<trkpt lat="49.5" lon="${16 + n * 0.01}"></trkpt>`).join('')}</gpx>`

test('stops stand on the road where they are, and the town there gives way', () => {
  const drawing = drawRoute(GPX)
  if (!drawing) throw new Error('no drawing')
  const half = Math.round(drawing.lengthM / 2000)
  const town = { name: 'Tady', left: 50, top: 50 }
  const found = {
    drawing: { ...drawing, named: { ...drawing.named, towns: [town] } },
    links: null,
    along: spotsAlong(GPX),
  }

  const drawn = withFuel(found, [{ km: half, place: 'Benzina na velmi dlouhém názvu silnice' }], 'cs')

  expect(drawn?.drawing.named.towns).toEqual([
    { left: expect.closeTo(50, 0), top: expect.closeTo(50, 0), name: 'Benzina na velmi dlouhém ná…' },
  ])
  expect(withFuel(found, [{ km: 9000, place: null }], 'cs')?.drawing.named.towns).toEqual([town])
})
