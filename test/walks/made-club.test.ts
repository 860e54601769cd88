import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { aClub, aFolder, removeFolder } from '../house.ts'
import setUp from '../made-club.ts'

test('a club that was made once stands in every folder it is asked for in, as it was made', ({
  onTestFinished,
}) => {
  const made = aFolder()
  mkdirSync(join(made, 'pg18'))
  writeFileSync(join(made, 'pg18', 'PG_VERSION'), '18')
  vi.stubEnv('MADE_CLUB', made)
  const club = aClub()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    for (const folder of [made, club]) removeFolder(folder)
  })

  expect(readdirSync(club, { recursive: true })).toEqual(['pg18', join('pg18', 'PG_VERSION')])
})

test('clubs that were made before for the whole of npm test are neither made again nor thrown away', async ({
  onTestFinished,
}) => {
  const made = aFolder()
  vi.stubEnv('MADE_CLUB', made)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    removeFolder(made)
  })

  const tearDown = await setUp()
  tearDown()

  expect([process.env.MADE_CLUB, existsSync(made)]).toEqual([made, true])
})
