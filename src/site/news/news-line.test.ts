import { expect, test } from 'vitest'
import { newsLine } from './news-line.ts'

test('the beginning of a text leaves no short word at the end of a line', () => {
  const at = new Date('2026-11-10T10:00:00Z')
  const news = {
    id: 1,
    title: 'Jízda',
    titleEn: '',
    bodyEn: '',
    author: null,
    isPinned: false,
    createdAt: at,
  }

  const line = newsLine(
    {
      ...news,
      body: 'Přijelo **šedesát** motorek a spoustu lidí.',
      publishedAt: at,
      state: 'published',
      visibility: 'public',
    },
    'cs',
  )

  expect(line.excerpt).toBe('Přijelo šedesát motorek a\u00a0spoustu lidí.')
})
