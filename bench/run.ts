// npm run bench: speed as ratios in one run, never as promises. A name runs that part alone, --big the largest club too.
import { benchCaptain } from './captain.ts'
import { compare } from './compare.ts'
import { benchMany } from './many.ts'
import { benchPairing } from './pairing.ts'
import { benchPhotos } from './photos.ts'
import { benchPublic } from './public.ts'
import { benchSignedIn } from './signed-in.ts'
import { benchStart } from './start.ts'
import { benchYear } from './year.ts'

const args = process.argv.slice(2)
const isBig = args.includes('--big')
/** --work=NAME: only the works called so. */
const only = args.find((arg) => arg.startsWith('--work='))?.slice('--work='.length) ?? null
const words = args.filter((arg) => !arg.startsWith('--'))

const PARTS: Readonly<Record<string, () => Promise<boolean | void>>> = {
  start: benchStart,
  'signed-in': () => benchSignedIn({ isBig, only }),
  many: benchMany,
  pairing: benchPairing,
  public: benchPublic,
  photos: benchPhotos,
  captain: benchCaptain,
  year: benchYear,
}

const [first, one, two] = words
if (first === 'compare') {
  if (!one || !two) throw new Error('npm run bench compare COMMIT COMMIT')
  await compare(one, two, only)
} else {
  for (const [name, part] of Object.entries(PARTS)) {
    if (words.length > 0 && !words.includes(name)) continue
    console.log(`── ${name}`)
    if ((await part()) === false) process.exitCode = 1
  }
}
