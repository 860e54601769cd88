// A registry may lack the binary of one platform; the lockfile then works here and fails elsewhere. And nobody else's work comes
// in without a licence we know and, where we chose it ourselves, a written reason.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, say } from './lib.mjs'
import { licencesOf, partsOf, unlicensed, withoutReason } from './parts.mjs'
import { word } from './words.mjs'

const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const { packages } = lockfile
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

const parts = partsOf(lockfile)
const decisions = join(root, 'docs', 'decisions')
const records = readdirSync(decisions).map((name) => readFileSync(join(decisions, name), 'utf8'))
const named = (some) => some.map(({ name, licence }) => `${name} (${licence})`).join(', ')
const foreign = unlicensed(parts)
const unexplained = withoutReason(parts, records.join('\n'))
if (foreign.length > 0) fail(word('unlicensedPackages', { names: named(foreign) }))
if (unexplained.length > 0) fail(word('unexplainedPackages', { names: named(unexplained) }))
say(word('packages', { count: Object.keys(packages).length - 1 }))
say(
  `  ${licencesOf(parts)
    .map(({ licence, count }) => `${licence} ${count}`)
    .join(', ')}`,
)
