import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { until } from '../until.ts'

const STEP = '../../bin/step.mjs'
const { runStep } = (await import(STEP)) as {
  runStep: (
    command: readonly [string, readonly string[]],
    how: { minutes: number; stdio?: string },
  ) => Promise<{ status: number | null; late: boolean }>
}

const node = (script: string) => [process.execPath, ['-e', script]] as const
const FOR_EVER = "require('node:net').createServer().listen(0, '127.0.0.1')"
const LEAVES_ONE_BEHIND = `
  const left = require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(FOR_EVER)}], { stdio: 'inherit' })
  require('node:fs').writeFileSync(process.env.LEFT, String(left.pid))
  left.unref()
  process.exitCode = 3`

test('a step that never ends is ended, and counts as late', async () => {
  expect(await runStep(node(FOR_EVER), { minutes: 0.005 })).toEqual({ status: null, late: true })
})

test('a step that ends says how, and takes with it whom it started', async ({ onTestFinished }) => {
  const { aFolder, removeFolder } = await import('../house.ts')
  const folder = aFolder()
  onTestFinished(() => removeFolder(folder))
  process.env.LEFT = `${folder}/left`

  expect(await runStep(node(LEAVES_ONE_BEHIND), { minutes: 1 })).toEqual({ status: 3, late: false })

  const pid = Number(readFileSync(process.env.LEFT, 'utf8'))
  await until(() => !isAlive(pid), { within: 5000 })
})

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    // Ended, and not yet buried by whoever inherited it.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
