import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { firstRunOf, STEPS } from './first-run.ts'
import { StepList } from './step-list.tsx'

test('as many steps are numbered as the guide promises; its end is none of them', () => {
  const facts = { name: false, divisions: false, account: false, mail: false, texts: false, members: false }
  const run = firstRunOf(facts, { isBegun: true, skipped: [], kept: [], isClosed: false })
  const router = createMemoryRouter([{ path: '/', element: <StepList run={run} current="name" /> }])

  const html = renderToStaticMarkup(<RouterProvider router={router} />)

  expect([...html.matchAll(/>(\d)</g)].map(([, number]) => Number(number))).toEqual(
    STEPS.map((_step, index) => index + 1),
  )
})
