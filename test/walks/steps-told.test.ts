import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { aFolder, removeFolder } from '../house.ts'

const BIN = join(import.meta.dirname, '..', '..', 'bin')
const PASSES = 'console.log("said by " + require("node:path").basename(__filename))'
const FALLS = `${PASSES}; process.exitCode = 3`
const FALLS_WITH_A_REPORT = `${FALLS}
  const file = process.argv.find((word) => word.startsWith('--outputFile=')).split('=')[1]
  require('node:fs').mkdirSync(require('node:path').dirname(file), { recursive: true })
  const fallen = { status: 'failed', fullName: 'a rule', failureMessages: ['expected 1 to be 2'] }
  require('node:fs').writeFileSync(file, JSON.stringify({ testResults: [{ name: require('node:path').resolve('x.test.ts'), assertionResults: [fallen] }] }))`

/** The runner's own scripts over programs that only say they passed or fell. */
async function runner(programs: Readonly<Record<string, string>>, ...names: string[]) {
  return runnerIn({}, programs, ...names)
}

type Env = Readonly<Record<string, string>>

async function runnerIn(env: Env, programs: Readonly<Record<string, string>>, ...names: string[]) {
  const folder = aFolder()
  try {
    cpSync(BIN, join(folder, 'bin'), { recursive: true })
    const place = join(folder, 'node_modules', '.bin')
    mkdirSync(place, { recursive: true })
    // Nothing is to be installed.
    for (const lockfile of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(join(folder, lockfile), '{ "packages": {} }')
    for (const [name, script] of Object.entries(programs)) {
      mkdirSync(dirname(join(place, name)), { recursive: true })
      writeFileSync(join(place, name), `#!${process.execPath}\n${script}`)
      chmodSync(join(place, name), 0o755)
    }
    const child = spawn(process.execPath, [join(folder, 'bin', 'check.mjs'), ...names], {
      env: { ...process.env, KLUBOVNA_LANG: 'en', ...env },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => (text += part.toString()))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, text: text.replaceAll(/\(\d+ s\)/g, '(… s)') }
  } finally {
    removeFolder(folder)
  }
}

test('all passed: it says so in the order of the steps and ends well', async () => {
  const programs = { 'react-router': PASSES, tsc: PASSES, knip: PASSES }

  expect(await runner(programs, 'dead code', 'types')).toEqual({
    code: 0,
    text: `said by react-router

── types
said by tsc

── dead code
said by knip

✓ types (… s)
✓ dead code (… s)

2 passed, 0 failed
`,
  })
})

test('what fell in either lane is told at the end, and the end is bad', async () => {
  const programs = {
    'react-router': PASSES,
    tsc: FALLS,
    oxlint: PASSES,
    oxfmt: PASSES,
    vitest: FALLS_WITH_A_REPORT,
  }

  const { code, text } = await runner(programs, 'types', 'lint', 'rules', 'house')

  expect(code).toBe(1)
  expect(text.slice(text.indexOf('x.test.ts'))).toBe(`x.test.ts › a rule
    expected 1 to be 2

x.test.ts › a rule
    expected 1 to be 2

✗ types (… s)
✓ lint (… s)
✗ rules (… s)
✗ house (… s)

1 passed, 3 failed
`)
})

test('without a build nobody asks the house, and everything else is asked', async () => {
  const { code, text } = await runner({ knip: PASSES, vitest: PASSES }, 'build', 'dead code', 'house')

  expect(code).toBe(1)
  expect(text).toContain(`
✗ build (… s)
✓ dead code (… s)
✗ house (not run: build did not pass)

1 passed, 2 failed
`)
})

test('one step alone speaks for itself', async () => {
  const { code, text } = await runner({ knip: FALLS }, 'dead code')

  expect(code).toBe(1)
  expect(text).toContain('said by knip')
  expect(text).toContain('0 passed, 1 failed')
})

test('a browser is fetched while the steps run that need none', async () => {
  // It comes only when somebody else has done his work meanwhile; where he waits for it, it does not come.
  const at = (name: string) => `require('node:path').join(__dirname, '..', '.bin', '${name}')`
  const programs = {
    knip: `require('node:fs').writeFileSync(${at('meanwhile')}, '')`,
    playwright: `${PASSES}
      const { existsSync, watch, writeFileSync } = require('node:fs')
      const look = () => {
        if (!existsSync(${at('meanwhile')})) return
        writeFileSync(${at('a-browser')}, '')
        process.exit(0)
      }
      if (process.argv[2] === 'install') {
        watch(__dirname, { signal: AbortSignal.timeout(20000) }, look)
        look()
      }`,
    '../@playwright/test.js': `module.exports = { chromium: { executablePath: () => ${at('a-browser')} } }`,
  }

  const { code, text } = await runnerIn({ PATH: '', CHROME_PATH: '' }, programs, 'dead code', 'journeys')

  expect(text).toContain('said by playwright')
  expect(text).toContain('✓ journeys')
  expect(code).toBe(0)
})
