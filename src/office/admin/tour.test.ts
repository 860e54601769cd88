import { expect, test } from 'vitest'
import { ROLES } from '../../permissions.ts'
import { mayEnter } from './guard.ts'
import { STOPS, TOURS } from './tour.ts'

test.each(ROLES)('the tour of a %s has five stops, each of which he may enter', (role) => {
  const stops = TOURS[role].map((stop) => STOPS[stop])

  expect(new Set(stops).size).toBe(5)
  expect(stops.filter((to) => !mayEnter(to, { role, grants: [], off: [] }))).toEqual([])
})
