import { expect, test } from 'vitest'
import { sureCommit } from './sure-commit.server.ts'

/** A connection that says yes to everything, or nothing to a commit. */
function aConnection({ hangs = false } = {}) {
  const heard: unknown[] = []
  const ask = sureCommit((text) => {
    heard.push(text)
    if (hangs && String(text).includes('commit')) return Promise.reject(new Error('Query read timeout'))
    return Promise.resolve(
      String(text).includes(';') ? [{ command: 'SET' }, { command: 'COMMIT' }] : { command: 'X' },
    )
  })
  return { heard, ask }
}

test('a commit has no limit of time, and answers as a commit does', async () => {
  const { heard, ask } = aConnection()

  expect(await ask('commit', [])).toEqual({ command: 'COMMIT' })
  expect(heard).toEqual(['set local statement_timeout = 0; commit'])
  expect(await ask('select 1', [])).toEqual({ command: 'X' })
})

test('where nobody knows how a commit ends, its connection is not rolled back but given up', async () => {
  const { heard, ask } = aConnection({ hangs: true })

  await expect(ask('commit', [])).rejects.toThrow('Query read timeout')
  await expect(ask('rollback', [])).rejects.toThrow('Connection terminated')
  expect(heard).toHaveLength(1)
})
