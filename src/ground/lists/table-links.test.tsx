import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { TableLinks } from './table-links.tsx'

const SRC = join(import.meta.dirname, '..', '..')

test('a list is taken away as text or as a workbook, each called so', () => {
  const links = (
    <TableLinks csv="/api/x/export.csv?a=1" label="CSV všeho" workbook="XLSX všeho" className="" />
  )
  const Page = createRoutesStub([{ path: '/', Component: () => links }])

  const shown = renderToStaticMarkup(<Page />)

  expect([...shown.matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(([, to, label]) => [to, label])).toEqual([
    ['/api/x/export.csv?a=1', 'CSV všeho'],
    ['/api/x/export.xlsx?a=1', 'XLSX všeho'],
  ])
})

test('no screen offers a table as one of the two alone', () => {
  const screens = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  )

  const alone = screens.filter((file) =>
    /href=\{?[`'"][^`'"]*\.(?:csv|xlsx)\b/.test(readFileSync(join(SRC, file), 'utf8')),
  )

  expect(alone).toEqual([])
})
