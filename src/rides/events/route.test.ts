import { describe, expect, test } from 'vitest'
import { worked } from '../../../test/worked.ts'
import { drawRoute } from './route.ts'
import { climb, readGpx } from './track.ts'

const point = (lat: number, lon: number, ele?: number, tag = 'trkpt') =>
  `<${tag} lat="${lat}" lon="${lon}">${ele === undefined ? '' : `<ele>${ele}</ele>`}</${tag}>`
const gpx = (...points: string[]) =>
  `<?xml version="1.0"?><gpx><trk><trkseg>${points.join('\n')}</trkseg></trk></gpx>`

describe('reading a file', () => {
  test.each([
    ['a track', gpx(point(49.5, 17.2, 300), point(49.6, 17.3, 400)), [49.5, 49.6]],
    ['a planned route', gpx(point(49.5, 17.2, 300, 'rtept'), point(49.6, 17.3, 400, 'rtept')), [49.5, 49.6]],
    [
      'other quotes, other order',
      `<trkpt lon='17.2' lat='49.5'/><trkpt lon='17.3' lat='49.6'/>`,
      [49.5, 49.6],
    ],
    [
      'a point out of this world',
      gpx(point(949.5, 17.2), point(49.6, 17.3), point(49.7, 17.3)),
      [49.6, 49.7],
    ],
    ['no file at all', 'hello', []],
    ['an empty file', '', []],
  ])('%s', (_, text, lats) => {
    expect(readGpx(text).map(({ lat }) => lat)).toEqual(lats)
  })

  test('five megabytes of points that never end are read soon', () => {
    const took = worked(() => readGpx('<trkpt lat="49" lon="17"'.repeat(200_000)))

    expect(took).toBeLessThan(2000)
  })
})

describe('drawing', () => {
  test('length, climb, start, finish and the highest point', () => {
    const route = drawRoute(gpx(point(49.5, 17.0, 300), point(49.5, 17.1, 800), point(49.5, 17.2, 400)))

    expect(route?.lengthM).toBeCloseTo(14_443, -2)
    expect(route).toMatchObject({ climbM: 500, isLoop: false, summit: { left: 50, top: 50, ele: 800 } })
    expect(route).toMatchObject({
      start: { left: 7, top: 50 },
      finish: { left: 93, top: 50 },
      grid: { km: 2 },
    })
    expect(route?.profile).toMatchObject({ lowest: 300, highest: 800 })
  })

  test('towns on the way are called by their names, the ends above all', () => {
    const route = drawRoute(
      gpx(point(49.59, 17.25), point(49.52, 17.58), point(49.55, 17.73), point(49.59, 18.12)),
    )

    expect(route?.named).toMatchObject({ start: 'Olomouc', finish: 'Štramberk' })
    expect(route?.named.towns.map(({ name }) => name)).toEqual(['Hranice', 'Lipník nad Bečvou'])
  })

  test('where nobody we know lives there are no names', () => {
    expect(drawRoute(gpx(point(10, 10), point(10.1, 10.2)))?.named).toEqual({
      start: null,
      finish: null,
      towns: [],
    })
  })

  test('a road bends, it does not break', () => {
    const route = drawRoute(gpx(point(49.5, 17), point(49.6, 17.1), point(49.5, 17.2), point(49.6, 17.3)))

    expect(route?.path).toMatch(/^M\d+ \d+(?:Q\d+ \d+ \d+ \d+){2}L\d+ \d+$/)
  })

  test('a loop comes back', () => {
    const route = drawRoute(gpx(point(49.5, 17.0), point(49.6, 17.1), point(49.5, 17.2), point(49.5, 17.0)))

    expect(route?.isLoop).toBe(true)
  })

  test('without heights there is a map but no profile', () => {
    expect(drawRoute(gpx(point(49.5, 17.0), point(49.6, 17.1)))).toMatchObject({
      climbM: null,
      summit: null,
      profile: null,
    })
  })

  test.each([
    ['one point', gpx(point(49.5, 17))],
    ['standing still', gpx(point(49.5, 17), point(49.5, 17))],
    ['rubbish', '<gpx>'],
  ])('%s: nothing to draw', (_, text) => {
    expect(drawRoute(text)).toBeNull()
  })

  test('a day of recording becomes two hundred points at most, inside the picture', () => {
    const day = Array.from({ length: 20_000 }, (_, i) =>
      point(49 + Math.sin(i / 70) / 10, 17 + i / 20_000, 300 + (i % 90)),
    )

    const route = drawRoute(gpx(...day))

    const spots = [...(route?.path ?? '').matchAll(/[MLQ]([\d.]+) ([\d.]+)/g)]
    expect(spots.length).toBeGreaterThan(50)
    expect(spots.length).toBeLessThanOrEqual(200)
    expect(spots.every(([, x, y]) => Number(x) <= 1000 && Number(y) <= (route?.height ?? 0))).toBe(true)
  })

  test('a long way north stays within the tallest picture', () => {
    expect(drawRoute(gpx(point(45, 17), point(50, 17.01)))?.height).toBe(640)
  })
})

test('the trembling of a receiver is no climbing', () => {
  expect(climb([300, 302, 299, 303, 300, 304])).toBe(0)
  expect(climb([300, 310, 305, 320])).toBe(25)
})
