import { expect, test } from 'vitest'
import { cleanRoute, mapLinks } from './gpx.ts'

const POINTS = Array.from(
  { length: 30 },
  (_, index) =>
    `<trkpt lat="${49.5 + index / 100}" lon="17.2"><ele>${300 + index * 10}</ele><time>2026-05-01T08:00:00Z</time></trkpt>`,
).join('')
const FILE = `<?xml version="1.0"?><gpx creator="Garmin of Jan Novák"><trk><name>Domů</name><trkseg>${POINTS}</trkseg></trk></gpx>`

function read(file: string) {
  const route = cleanRoute(file)
  if (typeof route === 'string') throw new Error(route)
  return route
}

test('only where it leads and how high is kept', () => {
  const route = read(FILE)

  expect(route).toMatchObject({ lengthM: 32_247, climbM: 290 })
  expect(route.gpx).not.toMatch(/time|Garmin|Novák|Domů/)
  expect(cleanRoute(route.gpx)).toEqual(route)
})

test.each([
  ['no GPX', '<html></html>'],
  ['no route in it', '<gpx></gpx>'],
  ['one point', '<gpx><trkpt lat="49" lon="17"/></gpx>'],
  ['two points at one place', '<gpx><trkpt lat="49" lon="17"/><trkpt lat="49" lon="17"/></gpx>'],
  ['an entity', `<!DOCTYPE gpx [<!ENTITY a "aaaa">]>${FILE}`],
  ['too large', `${FILE}${' '.repeat(5_000_000)}`],
  ['nothing at all', ''],
])('%s is no route', (_, file) => {
  expect(cleanRoute(file)).toBe('gpx_unreadable')
})

test.each([
  ['off the map', '<trkpt lat="49" lon="17"/><trkpt lat="91" lon="17"/>'],
  ['round the Earth and farther', '<trkpt lat="49" lon="17"/><trkpt lat="49" lon="217"/>'],
  ['above the mountains', '<trkpt lat="49" lon="17"/><trkpt lat="49.1" lon="17"><ele>99999</ele></trkpt>'],
  ['to a power of ten', '<trkpt lat="49" lon="17"/><trkpt lat="1e308" lon="17"/>'],
  ['past every number', '<trkpt lat="49" lon="17"/><trkpt lat="49.1" lon="1E999"/>'],
  ['as high as a power', '<trkpt lat="49" lon="17"/><trkpt lat="49.1" lon="17"><ele>8e4</ele></trkpt>'],
  ['to the other side of the world', '<trkpt lat="49" lon="17"/><trkpt lat="-41" lon="174"/>'],
])('a route that leads %s lies', (_, points) => {
  expect(cleanRoute(`<gpx>${points}</gpx>`)).toBe('gpx_lies')
})

test('a file with a hundred thousand points keeps its length and loses points', () => {
  const many = Array.from(
    { length: 90_000 },
    (_, index) => `<trkpt lat="${49 + index / 1e5}" lon="17"/>`,
  ).join('')

  const route = read(`<gpx>${many}</gpx>`)

  expect(route.gpx.match(/<trkpt/g)?.length).toBeLessThanOrEqual(20_001)
  expect(route.lengthM).toBeGreaterThan(99_000)
})

test('map services get both ends and a few stops between', () => {
  const links = mapLinks(FILE)

  expect(links?.mapy).toContain('start=17.2%2C49.5&end=17.2%2C49.79')
  expect(new URL(links?.google ?? '').searchParams.get('waypoints')?.split('|')).toHaveLength(8)
  expect(mapLinks('<gpx></gpx>')).toBeNull()
})
