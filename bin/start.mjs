// npm start: install, build, open the house. Nothing else is needed on the machine but Node and npm.
// npm run build: the same without opening it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, install, ownNode, root, turnInto } from './lib.mjs'

// What a page needs is thrown away with it; in smaller rooms for the young half a page's data is carried into the old and swept there,
// a fifth of the work. The old is swept when it is half as large again, not when it has grown fourfold on a machine with memory to
// spare: 140 MB less.
const MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=50']

install()
buildIfNeeded()
if (process.argv[2] === 'build') process.exit(0)
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []
turnInto(
  ownNode(),
  [
    ...settings,
    ...MEMORY,
    '--disable-warning=ExperimentalWarning',
    join(root, 'build', 'server', 'index.js'),
  ],
  {
    ...process.env,
    NODE_ENV: 'production',
    // Each thread that draws a picture would otherwise keep a heap of its own, and give none of it back.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    // What was compiled once need not be compiled at the next start; a new build throws it away.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'build', 'server', 'compiled'),
  },
)
