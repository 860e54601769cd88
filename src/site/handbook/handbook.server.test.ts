import { expect, test } from 'vitest'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import type { ClubPart } from '../../club-parts.ts'
import { loader } from './handbook.screen.tsx'

const db = useDatabase()
const see = (path: string, off: readonly ClubPart[]) => seeScreen(db(), loader, { path, token: null, off })

/** Where the page sends on to, or that there is none. */
const sentTo = (path: string, off: readonly ClubPart[]) =>
  see(path, off).then(
    () => 'shown',
    (answer: unknown) =>
      answer instanceof Response ? (answer.headers.get('location') ?? String(answer.status)) : String(answer),
  )

test.each([
  ['hog', '/admin/hog', '/napoveda/matrikar#hog'],
  ['ritual', '/admin/ritual', '/napoveda/sekretar#ritual'],
  ['patches', '/admin/patches', '/napoveda/supervisor#patches'],
] as const)(
  'in a club without %s the question mark of %s leads to the handbook, not past it',
  async (part, screen, place) => {
    const asked = `/napoveda?stranka=${encodeURIComponent(screen)}`

    expect(await sentTo(asked, [part])).toBe('/napoveda')
    expect(await sentTo(asked, [])).toBe(place)
  },
)

test('a club without a part is shown no picture of one that has it', async () => {
  const pictures = async (off: readonly ClubPart[]) =>
    Promise.all(['clen', 'matrikar'].map(async (one) => (await see(`/napoveda/${one}`, off)).picture))

  expect(await pictures([])).toEqual([
    expect.stringContaining('membership'),
    expect.stringContaining('members'),
  ])
  expect(await pictures(['hog'])).toEqual([null, null])
})
