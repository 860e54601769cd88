// npm start: install, build, open the house. Nothing else is needed on the machine but Node and npm.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, buildIfNeeded, install, ownNode, root } from './lib.mjs'

install()
buildIfNeeded()
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []
become(
  ownNode(),
  [...settings, '--disable-warning=ExperimentalWarning', join(root, 'build', 'server', 'index.js')],
  {
    ...process.env,
    NODE_ENV: 'production',
    // Each thread that draws a picture would otherwise keep a heap of its own, and give none of it back.
    MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
    KLUBOVNA_PARENT: '1',
  },
)
