// Runs one of our TypeScript files on our own Node: node bin/run.mjs FILE [ARGUMENTS]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { become, install, ownNode, root } from './lib.mjs'

install()
const settings = existsSync(join(root, '.env')) ? [`--env-file=${join(root, '.env')}`] : []
become(ownNode(), [...settings, '--disable-warning=ExperimentalWarning', ...process.argv.slice(2)])
