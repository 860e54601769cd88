import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { loggedPath } from './logged-path.ts'

const TOKEN = 'fQ7-secret'

function everyPath(list: typeof routes): readonly string[] {
  return list.flatMap(({ path, children }) => [...(path ? [`/${path}`] : []), ...everyPath(children ?? [])])
}

test('no token of a link is ever written down, whichever screen it leads to', () => {
  const secret = everyPath(routes).filter((path) => path.includes(':token'))

  expect(secret.length).toBeGreaterThan(5)
  for (const path of secret)
    for (const asked of [path, `${path}.data`])
      expect(loggedPath(asked.replace(':token', TOKEN))).not.toContain(TOKEN)
})

test('any other path is written down as it was asked for', () => {
  expect(loggedPath('/admin/members')).toBe('/admin/members')
  expect(loggedPath('/overeni')).toBe('/overeni')
})
