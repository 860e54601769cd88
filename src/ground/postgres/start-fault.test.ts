import { tmpdir } from 'node:os'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfigError } from '../platform/config.server.ts'
import { StartError } from '../platform/data-dir.server.ts'
import { startFault } from './start-fault.server.ts'

afterEach(() => vi.unstubAllEnvs())

const OWN = { dataDir: tmpdir(), databaseUrl: null }
const FAR = { dataDir: tmpdir(), databaseUrl: 'postgresql://db.example/klub' }
const coded = (code: string, more = {}) => Object.assign(new Error('x'), { code, ...more })
const sqlite = (errcode: number) => coded('ERR_SQLITE_ERROR', { errcode })

describe('a disk that is full is named by whoever met it', () => {
  test.each([
    ['the database', coded('53100')],
    ['a file', coded('ENOSPC')],
    ['a file of somebody with a quota', coded('EDQUOT')],
    ['the lock of the folder', new StartError('Složku nejde zamknout.', { cause: sqlite(13) })],
    ['the lock, in more detail', sqlite(13 | (1 << 8))],
    ['the folder', new StartError('Nejde zapisovat.', { cause: coded('ENOSPC') })],
    [
      'the server that did not start',
      new StartError('Databáze se nerozběhla.', {
        cause: 'FATAL:  could not write lock file "postmaster.pid": No space left on device',
      }),
    ],
    ['the making of the cluster', new Error('initdb: error: could not write: No space left on device')],
    [
      'half a page',
      new Error(
        'FATAL:  could not extend file "base/1/2691": wrote only 4096 of 8192 bytes at block 9\nHINT:  Check free disk space.',
      ),
    ],
  ])('%s', (_who, error) => {
    const fault = startFault(error, OWN)

    expect(fault).toBeInstanceOf(StartError)
    expect(String(fault)).toMatch(/Na disku se složkou DATA_DIR \(.*\) není místo \(volno .*\)/)
  })

  test('where the database is elsewhere, so is the full disk', () => {
    expect(String(startFault(coded('53100'), FAR))).toContain('Na disku databáze (DATABASE_URL) došlo místo')
    expect(String(startFault(coded('ENOSPC'), FAR))).toContain('DATA_DIR')
  })
})

describe('a database that lets nobody write says so', () => {
  test.each([
    ['a copy after a failover', coded('25006'), FAR, 'Databáze (DATABASE_URL) je teď jen pro čtení'],
    ['under another error', new Error('y', { cause: coded('25006') }), FAR, 'je teď jen pro čtení'],
    ['our own, set so by somebody', coded('25006'), OWN, 'Vestavěná databáze je jen pro čtení'],
    ['an account that may not make tables', coded('42501'), FAR, 'účtu, kterým se Klubovna hlásí: x'],
  ])('%s', (_what, error, place, said) => {
    const fault = startFault(error, place)

    expect(fault).toBeInstanceOf(StartError)
    expect(String(fault)).toContain(said)
  })
})

test('whoever reads no Czech is told in English', () => {
  vi.stubEnv('KLUBOVNA_LANG', 'en')

  expect(String(startFault(coded('53100'), FAR))).toContain('The disk of the database (DATABASE_URL) is full')
  expect(String(startFault(coded('ENOSPC'), OWN))).toMatch(
    /no room on the disk of the folder DATA_DIR \(.*\) \(.* free\)/,
  )
})

describe('anything else is told as it is, however little room there is', () => {
  test.each([
    ['a wrong setting', new ConfigError('PORT')],
    ['another Klubovna in the folder', new StartError('Složku už používá jiná spuštěná Klubovna.')],
    ['a lock that is held', sqlite(5)],
    ['a database that is away', coded('ECONNREFUSED')],
    ['something our own database forbids', coded('42501')],
    ['a folder somebody may not write to', new StartError('Nejde zapisovat.', { cause: coded('EACCES') })],
    ['a server that did not start', new StartError('Nerozběhla se.', { cause: 'FATAL:  out of memory' })],
    ['no error at all', 'oops'],
  ])('%s', (_what, error) => {
    // A folder with no room whatever.
    expect(startFault(error, { ...OWN, dataDir: '/proc' })).toBe(error)
  })

  test('causes that go in a circle come to an end', () => {
    const first = new Error('a')
    first.cause = new Error('b', { cause: first })

    expect(startFault(first, OWN)).toBe(first)
  })
})
