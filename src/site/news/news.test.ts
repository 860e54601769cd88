import { expect, test } from 'vitest'
import { ROLES } from '../../permissions.ts'
import {
  isPinned,
  mayBecome,
  mayReadNews,
  newsIn,
  newsReader,
  NEWS_STATES,
  NEWS_VISIBILITIES,
} from './news.ts'

test('who reads which news', () => {
  const seen = (['stranger', 'member', 'writer'] as const).map((reader) => [
    reader,
    NEWS_STATES.flatMap((state) =>
      NEWS_VISIBILITIES.filter((visibility) => mayReadNews({ state, visibility }, reader)).map(
        (visibility) => `${state} ${visibility}`,
      ),
    ),
  ])

  expect(seen).toEqual([
    ['stranger', ['published public']],
    ['member', ['published public', 'published members']],
    [
      'writer',
      [
        'draft public',
        'draft members',
        'published public',
        'published members',
        'withdrawn public',
        'withdrawn members',
      ],
    ],
  ])
})

test('the Secretary and the Webmaster write; whoever was granted it writes too', () => {
  expect(ROLES.filter((role) => newsReader({ role, grants: [] }) === 'writer')).toEqual([
    'Webmaster',
    'Secretary',
  ])
  expect(newsReader({ role: 'Member', grants: ['news.write'] })).toBe('writer')
  expect(newsReader(null)).toBe('stranger')
})

test.each([
  ['published', '2026-11-15', true],
  ['published', '2026-11-16', true],
  ['published', '2026-11-14', false],
  ['published', null, false],
  ['withdrawn', '2026-12-01', false],
  ['draft', '2026-12-01', false],
] as const)('%s with a pin until %s: %s', (state, pinnedUntil, pinned) => {
  expect(isPinned({ state, pinnedUntil }, '2026-11-15')).toBe(pinned)
})

test('nothing that was published becomes a draft again', () => {
  const ways = NEWS_STATES.flatMap((from) =>
    NEWS_STATES.filter((to) => from !== to && mayBecome(from, to)).map((to) => `${from} ${to}`),
  )

  expect(ways).toEqual(['draft published', 'published withdrawn', 'withdrawn published'])
})

test('whoever reads the club in English reads English where somebody wrote it, with its title or the Czech one', () => {
  const czech = { title: 'Schůze', body: 'V pátek.', titleEn: '', bodyEn: '' }
  const both = { ...czech, titleEn: 'Meeting', bodyEn: 'On Friday.' }

  expect(newsIn(both, 'cs')).toEqual({ title: 'Schůze', body: 'V pátek.', lang: 'cs' })
  expect(newsIn(both, 'en')).toEqual({ title: 'Meeting', body: 'On Friday.', lang: 'en' })
  expect(newsIn({ ...both, titleEn: '' }, 'en')).toEqual({ title: 'Schůze', body: 'On Friday.', lang: 'en' })
  expect(newsIn({ ...both, bodyEn: '' }, 'en')).toEqual({ title: 'Schůze', body: 'V pátek.', lang: 'cs' })
})
