import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { aFolder, removeFolder, startHouse } from './house.ts'

/** A demo club and an empty one made once for all houses of a run: making them takes longer than most of what is then asked. */
export default async function setUp(): Promise<() => void> {
  // npm test has made them for the house and the journeys together.
  if (process.env.MADE_CLUB) return () => undefined
  const folder = aFolder()
  Object.assign(process.env, await makeClubs(folder))
  return () => removeFolder(folder)
}

/** Where each of them is, as `aClub` and `anEmptyClub` look for it. */
export async function makeClubs(folder: string): Promise<Readonly<Record<string, string>>> {
  // The database of each may run as another user, who has to come to it.
  chmodSync(folder, 0o711)
  const [MADE_CLUB, MADE_EMPTY_CLUB] = await Promise.all([
    made(join(folder, 'club'), {}),
    made(join(folder, 'empty'), { DEMO: 'off' }),
  ])
  return { MADE_CLUB, MADE_EMPTY_CLUB }
}

async function made(dataDir: string, env: Readonly<Record<string, string>>): Promise<string> {
  mkdirSync(dataDir)
  const { kill } = await startHouse({ dataDir, env })
  await kill('SIGTERM')
  return dataDir
}
