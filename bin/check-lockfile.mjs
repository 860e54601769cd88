// A registry may lack the binary of one platform; the lockfile then works here and fails elsewhere.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, say } from './lib.mjs'
import { word } from './words.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
  Object.keys(optionalDependencies)
    .filter((name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
    .map((name) => word('wantedBy', { name, who: path || word('theProject') })),
)
const strangers = Object.entries(packages)
  .filter(([path, { resolved }]) => path !== '' && resolved)
  .map(([path]) => path)
if (missing.length > 0) fail(word('missingPackages', { names: missing.join(', ') }))
if (strangers.length > 0) fail(word('strangePackages', { names: strangers.join(', ') }))
say(word('packages', { count: Object.keys(packages).length - 1 }))
