// What the public home makes a phone download: everything its document names, gzipped.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail, root, say } from './lib.mjs'
import { word } from './words.mjs'

const BUDGET = 130_000
const client = join(root, 'build', 'client')
const assets = join(client, 'assets')
const manifest = JSON.parse(
  readFileSync(join(assets, readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;$/, ''),
)

const routes = ['root', 'ground/ui/default.layout', 'site/home/home.screen'].map((id) => manifest.routes[id])
if (routes.some((route) => !route)) fail(word('noSuchRoute'))
const files = new Set([manifest.entry, ...routes].flatMap(({ module, imports = [] }) => [module, ...imports]))
const total = [...files].reduce(
  (sum, file) => sum + gzipSync(readFileSync(join(client, file)), { level: 9 }).length,
  0,
)
say(word('budget', { size: (total / 1000).toFixed(1), most: BUDGET / 1000 }))
if (total > BUDGET) fail(word('overBudget'))
