// What each screen makes a phone download before anything is pressed: everything its document names, gzipped.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail, root, say } from './lib.mjs'
import { word } from './words.mjs'

const HOME = { id: 'site/home/home.screen', most: 130_000 }
const ADMIN = { layouts: ['office/admin/admin.layout', 'beside-admin'], most: 160_000 }
const OTHERS = { most: 140_000 }

const client = join(root, 'build', 'client')
const assets = join(client, 'assets')
const { entry, routes } = JSON.parse(
  readFileSync(join(assets, readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? ''), 'utf8')
    .replace(/^window\.__reactRouterManifest=/, '')
    .replace(/;$/, ''),
)
if (!routes[HOME.id] || !ADMIN.layouts.every((id) => routes[id])) fail(word('noSuchRoute'))

const sizes = new Map()
const sizeOf = (file) => {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(client, file)), { level: 9 }).length)
  return sizes.get(file)
}

/** A screen with the layouts it stands in. */
function chainOf(id) {
  return id && routes[id] ? [routes[id], ...chainOf(routes[id].parentId)] : []
}

function weigh(id) {
  const chain = chainOf(id)
  const files = new Set([entry, ...chain].flatMap(({ module, imports = [] }) => [module, ...imports]))
  const isAdmin = chain.some((route) => ADMIN.layouts.includes(route.id))
  const { most } = id === HOME.id ? HOME : isAdmin ? ADMIN : OTHERS
  return { id, most, isAdmin, size: [...files].reduce((sum, file) => sum + sizeOf(file), 0) }
}

const inKb = (bytes) => (bytes / 1000).toFixed(1)
const weights = Object.keys(routes)
  .map(weigh)
  .toSorted((a, b) => b.size - a.size)
const shown = [
  weights.find(({ id }) => id === HOME.id),
  weights.find(({ isAdmin }) => isAdmin),
  weights.find(({ id, isAdmin }) => id !== HOME.id && !isAdmin),
]
for (const { id, size, most } of shown) say(word('budget', { id, size: inKb(size), most: most / 1000 }))

const heavy = weights.filter(({ size, most }) => size > most)
for (const { id, size, most } of heavy) say(word('overBudget', { id, size: inKb(size), most: most / 1000 }))
if (heavy.length > 0) fail(word('tooHeavy', { count: heavy.length }))
