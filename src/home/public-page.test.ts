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
  ['who asks for something', { search: '?page=2' }],
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
