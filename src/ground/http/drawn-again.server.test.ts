import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { NEW_CLUB } from '../platform/new-club.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { drawnAgain } from './drawn-again.server.ts'

const db = useDatabase()
const ADDRESS = 'http://localhost:3000/admin/members'

/** One person's browser; what is drawn for him is counted and answered by `answer`. */
function aBrowser(answer: (times: number) => Response) {
  let times = 0
  const draw = async () => answer((times += 1))
  const look = async (nonce: string, request = new Request(ADDRESS)) => {
    const known = { db: db(), visitor: { id: 1 }, now: new Date(0), club: NEW_CLUB, nonce }
    const page = await drawnAgain(request, known as unknown as RequestContext, 'club', draw)
    return page && [page.status, await page.text(), page.headers.getSetCookie().join()]
  }
  return { look, drawn: () => times }
}

test('is drawn once, and each time carries the number of its own request', async () => {
  const { look, drawn } = aBrowser(() => new Response('<script nonce="one">', { status: 200 }))

  expect([await look('one'), await look('two')]).toEqual([
    [200, '<script nonce="one">', ''],
    [200, '<script nonce="two">', ''],
  ])
  expect(drawn()).toBe(1)
})

test.each([
  ['a cookie', () => new Response('', { headers: { 'set-cookie': 'toast=; Max-Age=0' } })],
  ['a refusal', () => new Response('', { status: 403 })],
  ['a fault with its number', (times: number) => new Response(String(times), { status: 503 })],
])('%s is told to the request it was made for, and to no other', async (_, answer) => {
  const { look, drawn } = aBrowser(answer)

  const [first, beside] = await Promise.all([look('one'), look('two')])
  const later = await look('three')

  // Those who get nothing have it drawn for them alone.
  expect([first !== null, beside, later !== null, drawn()]).toEqual([true, null, true, 2])
})

test.each([
  ['sends something', new Request(ADDRESS, { method: 'POST' })],
  ['only asks whether it is there', new Request(ADDRESS, { method: 'HEAD' })],
  ['is owed a toast', new Request(ADDRESS, { headers: { cookie: 'session_token=x; toast=saved' } })],
])('whoever %s has it drawn for him', async (_, request) => {
  const { look, drawn } = aBrowser(() => new Response('page'))

  expect([await look('one', request), drawn()]).toEqual([null, 0])
})
