import { removeFolder, startHouse } from './house.ts'

/** A demo club made once for all houses of a run: making it takes longer than most of what is then asked of it. */
export default async function setUp(): Promise<() => void> {
  const { dataDir, kill } = await startHouse()
  await kill('SIGTERM')
  process.env.MADE_CLUB = dataDir
  return () => removeFolder(dataDir)
}
