// A registry may lack the binary of one platform; the lockfile then works here and fails elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, say } from './lib.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
    .map((name) => `${name} (wanted by ${path || 'the project'})`),
)
const strangers = Object.entries(packages)
  .filter(([path, { resolved }]) => path !== '' && resolved)
  .map(([path]) => path)
if (missing.length > 0) fail(`The lockfile lacks: ${missing.join(', ')}`)
if (strangers.length > 0) fail(`The lockfile names a host for: ${strangers.join(', ')}`)
say(`  ${Object.keys(packages).length - 1} packages, every optional one is there`)
