import { expect, test } from 'vitest'
import { onePage } from './paging.ts'
import { withinItsEnd } from './last-page.server.ts'

const ROWS = Array.from({ length: 12 }, (_, at) => at + 1)

/** A screen with a list under its own name in the address, as a loader gives it. */
function shownAt(address: string, name: 'page' | 'davky') {
  return withinItsEnd(new URL(address, 'http://localhost'), async ({ searchParams }) => {
    const after = searchParams.has('after') ? { id: 15, isBackwards: false } : null
    const { items, ...view } = onePage(ROWS, {
      page: Number(searchParams.get(name)) || 1,
      pageSize: 5,
      after,
    })
    return { title: 'Seznam', list: { rows: items, view } }
  })
}

test.each([
  ['/?page=999', 'page', 3, [11, 12]],
  ['/?page=2', 'page', 2, [6, 7, 8, 9, 10]],
  ['/', 'page', 1, [1, 2, 3, 4, 5]],
  ['/?davky=4', 'davky', 3, [11, 12]],
] as const)('of %s the page that is there is shown', async (address, name, page, rows) => {
  expect((await shownAt(address, name)).list).toMatchObject({ rows, view: { page } })
})

test('whoever settled what came after his key sees the last page', async () => {
  expect((await shownAt('/?page=4&after=n15', 'page')).list).toMatchObject({
    rows: [11, 12],
    view: { page: 3 },
  })
})

test('what goes on behind what was counted is no end', async () => {
  const deep = { items: [51], page: 9, pageSize: 5, total: 20, previous: 'p51' }

  expect(await withinItsEnd(new URL('http://localhost/?page=9'), async () => deep)).toBe(deep)
})
