// A browser for the journeys: whatever is there is used first, and only then something is fetched.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root, say } from './lib.mjs'
import { word } from './words.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export function findChromium() {
  const found = given() ?? onPath() ?? playwrightsOwn() ?? downloaded() ?? fromDebian()
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

function downloaded() {
  say(word('downloadingChromium'))
  spawnSync(process.execPath, [join(root, 'node_modules', '.bin', 'playwright'), 'install', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
    timeout: 300_000,
  })
  return playwrightsOwn()
}

function fromDebian() {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return null
  say(word('installingChromium'))
  spawnSync('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'], {
    stdio: 'ignore',
    timeout: 600_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return onPath()
}
