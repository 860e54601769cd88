import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Badge } from './badge.tsx'

test('a number in a badge is written as a sentence writes it', () => {
  const written = (children: number | string) =>
    renderToStaticMarkup(<Badge>{children}</Badge>).replaceAll(/<[^>]+>/g, '')

  expect([14_629, '14629'].map(written)).toEqual(['14\u00a0629', '14629'])
})
