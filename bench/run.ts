// npm run bench: speed as ratios in one run, never as promises. A name runs that part alone.
import { benchMembers } from './members.ts'
import { benchPairing } from './pairing.ts'
import { benchPhotos } from './photos.ts'
import { benchPublic } from './public.ts'
import { benchStart } from './start.ts'

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  start: benchStart,
  members: benchMembers,
  pairing: benchPairing,
  public: benchPublic,
  photos: benchPhotos,
}

const wanted = process.argv.slice(2)
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`── ${name}`)
  await part()
}
