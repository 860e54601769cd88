import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { SureList } from './sure-list.tsx'

test('the last acceptance at once is told with its day as people write it', () => {
  const last = { batchId: 1, at: '2027-01-19T06:17', movements: 6, amount: 600_000 }
  const page: Parameters<typeof SureList>[0]['page'] = {
    kind: 'sure',
    waiting: 0,
    sure: 0,
    limit: 85,
    movements: [],
    shown: '',
    amount: 0,
    last,
  }
  const Page = createRoutesStub([
    { path: '/', Component: () => <SureList page={page} base="/admin/fees/pairing" fault={undefined} /> },
  ])

  const text = renderToStaticMarkup(<Page />).replaceAll(/<[^>]+>|&nbsp;|\s/g, ' ')

  expect(text).toContain('19. 1. 2027 v 6.17: 6 pohybů, 6 000 Kč.')
})
