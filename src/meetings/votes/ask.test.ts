import { afterEach, expect, test, vi } from 'vitest'
import { ask } from './ask.ts'

afterEach(() => vi.unstubAllGlobals())

test('a ballot goes without cookies and without the address of the page, which may be somebody’s link', async () => {
  const sent: RequestInit[] = []
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    sent.push(init)
    return Response.json({ success: true })
  })

  const answer = await ask('/api/ballots', { choice: [1] }, 'omit')

  expect(answer.isDone).toBe(true)
  expect(sent).toMatchObject([{ credentials: 'omit', referrerPolicy: 'no-referrer' }])
})
