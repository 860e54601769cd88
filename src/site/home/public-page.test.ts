import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publicPage } from './public-page.ts'

const STRANGER = {
  method: 'GET',
  path: '/',
  search: '',
  cookies: null,
  origin: 'https://klub.cz',
  hasToken: false,
  language: null,
  theme: null,
} as const

test.each(['/', '/akce', '/akce/12', '/gallery', '/gallery/jaro-2026', '/safe', '/soukromi'])(
  'every stranger sees %s alike',
  (path) => {
    expect(publicPage({ ...STRANGER, path })).toBe(`https://klub.cz ${path} cs system`)
  },
)

test.each([
  ['who signed in', { hasToken: true }],
  ['who asks for an older page', { path: '/aktuality', search: '?page=2' }],
  ['who asks for a month', { path: '/akce', search: '?utm=x&mesic=2026-05' }],
  ['who sends something', { method: 'POST' }],
  ['who has a message waiting', { cookies: 'language=cs; toast=saved' }],
  ['who knocks at a strange host', { origin: null }],
  ['who stands at the door', { path: '/login' }],
  ['who wants in', { path: '/admin' }],
  ['who edits', { path: '/gallery/jaro/edit' }],
  ['who asks for data', { path: '/gallery.data' }],
])('%s gets a page of his own', (_, asking) => {
  expect(publicPage({ ...STRANGER, ...asking })).toBeNull()
})

test('language, look and address make another page', () => {
  const names = [
    STRANGER,
    { ...STRANGER, language: 'en' as const },
    { ...STRANGER, theme: 'dark' as const },
    { ...STRANGER, origin: 'http://klub.cz' },
  ].map(publicPage)

  expect(new Set(names).size).toBe(4)
})

test.each(['?utm_source=mail', '?page=2', '?x=1&y=2', '?', '?mesic=2026-05'])(
  'what nobody reads makes no other page: %s',
  (search) => {
    expect(publicPage({ ...STRANGER, path: '/stanley', search })).toBe(
      publicPage({ ...STRANGER, path: '/stanley' }),
    )
  },
)

test('what a public page reads behind the question mark is known here', () => {
  const read = ['rides/events/calendar.screen.tsx', 'site/news/board.screen.tsx'].flatMap((file) =>
    [
      ...readFileSync(join(import.meta.dirname, '..', '..', file), 'utf8').matchAll(
        /searchParams\.get\('(\w+)'\)|pageIn\(url\.searchParams/g,
      ),
    ].flatMap(([, name]) => name ?? ['page', 'after']),
  )
  const others = [
    'site/home/home',
    'site/pages/page',
    'rides/events/event',
    'site/news/board-item',
    'rides/gallery/gallery',
    'rides/gallery/album',
  ]

  expect(read.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual([
    'after',
    'mesic',
    'page',
    'rok',
    'zobrazit',
  ])
  for (const name of others)
    expect(readFileSync(join(import.meta.dirname, '..', '..', `${name}.screen.tsx`), 'utf8')).not.toContain(
      'searchParams',
    )
})
