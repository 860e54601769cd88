// npm test: everything that can be tested, from the fastest to the slowest, and what it needs.
import { join } from 'node:path'
import { become, install, ownNode, root } from './lib.mjs'

install()
become(ownNode(), [
  '--disable-warning=ExperimentalWarning',
  join(root, 'bin', 'check.mjs'),
  ...process.argv.slice(2),
])
