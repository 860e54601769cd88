import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { pssOf } from '../pss.ts'

test.skipIf(process.platform !== 'linux')(
  'a process that ended while it was counted holds nothing',
  async () => {
    const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
    await once(child, 'exit')

    expect(pssOf(child.pid ?? 0)).toBe(0)
    expect(pssOf(process.pid)).toBeGreaterThan(10)
  },
)
