import { removeFolder, startHouse } from './house.ts'

/** A demo club and an empty one made once for all houses of a run: making them takes longer than most of what is then asked. */
export default async function setUp(): Promise<() => void> {
  const [club, empty] = await Promise.all([made({}), made({ DEMO: 'off' })])
  Object.assign(process.env, { MADE_CLUB: club, MADE_EMPTY_CLUB: empty })
  return () => [club, empty].forEach(removeFolder)
}

async function made(env: Readonly<Record<string, string>>): Promise<string> {
  const { dataDir, kill } = await startHouse({ env })
  await kill('SIGTERM')
  return dataDir
}
