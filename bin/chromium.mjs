// A browser for the journeys: whatever is there is used first, and only then something is fetched.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, say } from './lib.mjs'
import { runStep } from './step.mjs'
import { word } from './words.mjs'

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
]
/** The one without a window first: the same engine without what stands around a page, of which journeys take a fifth less. */
const OF_DEBIAN = ['chromium-headless-shell', 'chromium']

/** Fetching one waits for the network: whoever asks may do something else meanwhile. */
export async function findChromium() {
  const found = given() ?? onPath() ?? playwrightsOwn() ?? (await downloaded()) ?? (await fromDebian())
  if (found) return found
  throw new Error(word('noChromium'))
}

function given() {
  const path = process.env.CHROME_PATH
  return path && existsSync(path) ? path : null
}

function onPath() {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return null
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

async function downloaded() {
  say(word('downloadingChromium'))
  const playwright = join(root, 'node_modules', '.bin', 'playwright')
  await runStep([process.execPath, [playwright, 'install', 'chromium']], { minutes: 5, say: inSilence })
  return playwrightsOwn()
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  say(word('installingChromium'))
  const install = OF_DEBIAN.map((name) => `apt-get install -y -qq ${name}`).join(' || ')
  await runStep(['sh', ['-c', `apt-get update -qq && (${install})`]], {
    minutes: 10,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    say: inSilence,
  })
  return onPath()
}

const inSilence = () => undefined
