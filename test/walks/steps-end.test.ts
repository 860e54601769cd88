import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { until } from '../until.ts'

const STEP = '../../bin/step.mjs'
const { runStep } = (await import(STEP)) as {
  runStep: (
    command: readonly [string, readonly string[]],
    how: { minutes: number; say?: (text: Buffer) => void },
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

test('a step that is told where to speak says all of it there', async () => {
  const said: Buffer[] = []
  const loud = node("process.stdout.write('a'.repeat(300_000)); process.stderr.write('b'.repeat(300_000))")

  expect(await runStep(loud, { minutes: 1, say: (text) => said.push(text) })).toMatchObject({ status: 0 })

  const all = Buffer.concat(said).toString()
  expect([all.length, all.replaceAll('a', '').length]).toEqual([600_000, 300_000])
})

test('whoever ends the runner ends every step that runs', async ({ onTestFinished }) => {
  const { aFolder, removeFolder } = await import('../house.ts')
  const folder = aFolder()
  onTestFinished(() => removeFolder(folder))
  const writesPid = (name: string) =>
    `require('node:fs').writeFileSync(${JSON.stringify(`${folder}/${name}`)}, String(process.pid)); ${FOR_EVER}`
  const runner = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { runStep } from ${JSON.stringify(new URL(STEP, import.meta.url).href)}
     const steps = ${JSON.stringify([writesPid('one'), writesPid('two')])}
     await Promise.all(steps.map((step) => runStep([process.execPath, ['-e', step]], { minutes: 1 })))`,
  ])
  const pidOf = (name: string) =>
    Number(existsSync(`${folder}/${name}`) && readFileSync(`${folder}/${name}`, 'utf8'))
  await until(() => pidOf('one') > 0 && pidOf('two') > 0, { within: 20_000 })

  runner.kill('SIGINT')

  const areAlive = () => [isAlive(pidOf('one')), isAlive(pidOf('two'))]
  await until(() => !areAlive().includes(true), { within: 5000 }).catch(() => undefined)
  expect(areAlive()).toEqual([false, false])
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
