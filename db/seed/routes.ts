import { drawRoute, type Route, type Waypoint } from './gpx.ts'

const PLACES = {
  Olomouc: [49.5938, 17.2509, 219],
  Lipník: [49.5272, 17.5859, 233],
  Hranice: [49.548, 17.7347, 255],
  'Nový Jičín': [49.5944, 18.0103, 285],
  Štramberk: [49.5917, 18.1174, 400],
  'Valašské Meziříčí': [49.4718, 17.9711, 294],
  Rožnov: [49.4585, 18.143, 378],
  Pustevny: [49.4886, 18.2656, 1018],
  Frenštát: [49.5483, 18.2108, 401],
  Šumperk: [49.9653, 16.9706, 330],
  'Velké Losiny': [50.0311, 17.0403, 400],
  'Červenohorské sedlo': [50.1256, 17.155, 1013],
  Jeseník: [50.2294, 17.2046, 432],
  Vidly: [50.1072, 17.263, 780],
  'Karlova Studánka': [50.0731, 17.3068, 775],
  Rýmařov: [49.9318, 17.2718, 600],
  Skřítek: [49.9906, 17.1583, 874],
  Litovel: [49.7012, 17.0762, 233],
  Bouzov: [49.701, 16.89, 350],
  Konice: [49.591, 16.889, 420],
  Plumlov: [49.4657, 17.0147, 280],
  Prostějov: [49.4719, 17.1118, 223],
} as const satisfies Record<string, Waypoint>

type Place = keyof typeof PLACES

const ROUTES = {
  stramberk: ['Olomouc', 'Lipník', 'Hranice', 'Nový Jičín', 'Štramberk'],
  hana: ['Olomouc', 'Litovel', 'Bouzov', 'Konice', 'Plumlov', 'Prostějov', 'Olomouc'],
  beskydy: [
    'Hranice',
    'Valašské Meziříčí',
    'Rožnov',
    'Pustevny',
    'Frenštát',
    'Štramberk',
    'Nový Jičín',
    'Hranice',
  ],
  jeseniky: [
    'Šumperk',
    'Velké Losiny',
    'Červenohorské sedlo',
    'Jeseník',
    'Vidly',
    'Karlova Studánka',
    'Rýmařov',
    'Skřítek',
    'Šumperk',
  ],
} as const satisfies Record<string, readonly Place[]>

export type RouteName = keyof typeof ROUTES

export function routeOf(name: RouteName): Route {
  const places: readonly Place[] = ROUTES[name]
  return drawRoute(
    places.join(' – '),
    places.map((place) => PLACES[place]),
  )
}
