import { expect, test } from 'vitest'
import { DISK_RESERVE } from '../../ground/platform/disk.ts'
import { roomWanted, type Upgrade, upgradeFaults, upgradeInWords } from './upgrade-check.ts'

const NOW = new Date('2026-06-15T12:00:00Z')
const MB = 1_000_000
const newest = { name: 'klubovna-2026-06-15.tar.gz', at: new Date('2026-06-15T02:00:00Z'), size: 30 * MB }
const upgrade: Upgrade = {
  version: '9.9.9',
  changes: [{ name: '0099_meeting', about: 'Meetings and their points.' }],
  newest,
  savesFirst: true,
  databaseSize: 50 * MB,
  free: 10_000 * MB,
}
const old = { ...newest, at: new Date('2026-06-14T11:59:00Z') }

test.each<[string, Partial<Upgrade>, readonly string[]]>([
  ['everything is in place', {}, []],
  ['the start saves the club by itself', { newest: null }, []],
  ['there is a backup of today', { savesFirst: false }, []],
  ['the last backup is older than a day', { savesFirst: false, newest: old }, ['noFreshBackup']],
  ['there is no backup at all', { savesFirst: false, newest: null }, ['noFreshBackup']],
  ['the disk is nearly full', { free: DISK_RESERVE + 99 * MB }, ['noRoom']],
  ['there is just room enough', { free: DISK_RESERVE + 100 * MB }, []],
  ['both are missing', { savesFirst: false, newest: null, free: 0 }, ['noFreshBackup', 'noRoom']],
  ['nothing changes, so nothing can be lost', { changes: [], savesFirst: false, newest: null, free: 0 }, []],
])('%s', (_, given, faults) => {
  expect(upgradeFaults({ ...upgrade, ...given }, NOW)).toEqual(faults)
})

test('a large backup wants more room than the tables do', () => {
  expect(roomWanted({ ...upgrade, newest: { ...newest, size: 400 * MB } })).toBe(DISK_RESERVE + 450 * MB)
})

test('it is told in both languages what changes, what is saved and how much room there is', () => {
  const czech = upgradeInWords(upgrade, NOW, 'cs')
  const english = upgradeInWords({ ...upgrade, savesFirst: false, newest: null }, NOW, 'en')

  expect(czech).toContain('0099_meeting: Meetings and their points.')
  expect(czech).toContain('30\u00a0MB')
  expect(czech).toContain('Můžeš aktualizovat.')
  expect(english).toContain('There is no backup')
  expect(english).not.toContain('You may upgrade.')
})
