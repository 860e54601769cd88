import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { besideAnswer, drawingWhole } from './drawn-text.server.ts'

const context = () => new RouterContextProvider()
const request = new Request('http://localhost:3000/admin')

test('a page handed over beside its answer comes back in it, without a trace', async () => {
  const draw = drawingWhole(async (_, given) => {
    const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' })
    headers.append('set-cookie', 'a=1')
    headers.append('set-cookie', 'b=2')
    return besideAnswer(given as RouterContextProvider, '<p>Členové</p>', { status: 203, headers })
  })
  const answer = await draw(request, context())

  expect([answer.status, await answer.text()]).toEqual([203, '<p>Členové</p>'])
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept-encoding',
  })
  expect([...answer.headers.keys()].filter((name) => name.startsWith('x-'))).toEqual([])
})

test('whoever is sent elsewhere after his page was drawn is not shown it', async () => {
  const draw = drawingWhole(async (_, given) => {
    besideAnswer(given as RouterContextProvider, '<p>Členové</p>', { status: 200, headers: new Headers() })
    return new Response(null, { status: 302, headers: { location: '/login' } })
  })
  const answer = await draw(request, context())

  expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([302, '/login', ''])
})
