import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { BESIDE_ADMIN, crumbsFor } from './crumbs.ts'
import { crumbWords } from './crumbs.words.ts'
import { ADMIN_SCREENS } from './guard.ts'
import { MENU } from './menu.ts'
import { TAB_PATHS } from '../../money/fees/fee-paths.ts'
import { peopleWords } from '../../rides/planning/people.words.ts'

const anything = () => true

test('every screen of the clubhouse is in the menu or knows the way back', () => {
  const { settings: _, paper: __, ...tabs } = TAB_PATHS
  const reached: readonly string[] = [
    ...MENU.map(({ to }) => to),
    ...Object.values(tabs),
    // The person has a way back on the poster, the card and the thanks are outside the shell, the search is everywhere.
    '/admin/:id/edit',
    '/admin/membership/card',
    '/admin/thanks',
    '/admin/search',
  ]
  const isLost = (path: string) =>
    crumbsFor(path.replace(':id', '7').replace(':slug', 'leto'), anything).length === 0

  expect(
    [...Object.keys(ADMIN_SCREENS), ...BESIDE_ADMIN].filter(
      (path) => !reached.includes(path) && isLost(path),
    ),
  ).toEqual([])
  expect(reached.filter((path) => path !== '/admin/membership/card' && !isLost(path))).toEqual([])
})

test.each([
  ['/admin', []],
  ['/admin/sprava/accounts/7', ['/admin/sprava', '/admin/sprava/accounts']],
  ['/admin/events/12/cover', ['/admin/events', '/admin/events/12/edit']],
  ['/pages/stanovy/history', ['/admin/sprava', '/pages', '/pages/stanovy/edit']],
  ['/gallery/leto-2026/edit', ['/gallery', '/gallery/leto-2026']],
  ['/gallery/requests', ['/gallery']],
  ['/admin/12/closing', ['/admin/12/edit']],
  ['/admin/news/5/edit', ['/admin/news', '/admin/news/5']],
  ['/admin/fees/pending', []],
  ['/admin/fees/paper', ['/admin/fees']],
  ['/admin/nonsense', []],
])('the way back from %s', (path, way) => {
  expect(crumbsFor(path, anything).map(({ to }) => to)).toEqual(way)
})

test('the way back never leads where one may not go', () => {
  expect(crumbsFor('/admin/sprava/titles', () => false)).toEqual([])
})

test('the way back to the people of an event is called as their screen is, and as the buttons that lead there', () => {
  expect(crumbWords.people).toEqual(peopleWords.title)
})

const SRC = join(import.meta.dirname, '..', '..')
const screens = (list: readonly RouteConfigEntry[]): readonly { path: string; file: string }[] =>
  list.flatMap(({ path, file, children = [] }) => [
    ...(path === undefined ? [] : [{ path: `/${path.replaceAll(/:\w+/g, '1')}`, file }]),
    ...screens(children),
  ])

test('no button beside a title leads where the way back above it leads already', () => {
  const beside = screens(routes).flatMap(({ path, file }) => {
    const ways = crumbsFor(path, anything).map(({ to }) => to)
    const titles =
      readFileSync(join(SRC, file), 'utf8').match(/^( *)<PageTitle\b(?:[^\n]*\/>$|[^]*?\n\1\/>)/gm) ?? []
    return [...titles.join('\n').matchAll(/\bto=(?:"([^"]+)"|\{`([^`]+)`\})/g)]
      .map(([, plain, template = '']) => plain ?? template.replaceAll(/\$\{\w+\}/g, '1'))
      .map((to) => ({ path, to, isTwice: ways.includes(to) }))
  })

  expect(beside.length).toBeGreaterThan(10)
  expect(beside.filter(({ isTwice }) => isTwice)).toEqual([])
})
