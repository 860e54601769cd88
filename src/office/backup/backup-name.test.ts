import { expect, test } from 'vitest'
import { isBackupDay, isBackupName, lastBackupNight, tooOld } from './backup-name.ts'

test.each([
  ['klubovna-2026-11-15-210405.tar.gz', true],
  ['nahrana-ab12.tar.gz', true],
  ['../klubovna.tar.gz', false],
  ['a/b.tar.gz', false],
  ['.tar.gz', false],
  ['klubovna.tar.gz.part', false],
  ['klubovna.tar.gz\n', false],
])('%j as the name of a backup: %s', (name, is) => {
  expect(isBackupName(name)).toBe(is)
})

test('the newest of our own stay, and what people brought stays too', () => {
  const backups = [
    { name: 'klubovna-1.tar.gz', at: 1 },
    { name: 'klubovna-3.tar.gz', at: 3 },
    { name: 'nahrana-0.tar.gz', at: 0 },
    { name: 'klubovna-2.tar.gz', at: 2 },
    { name: 'pred-aktualizaci-1.tar.gz', at: 1 },
    { name: 'pred-aktualizaci-0.tar.gz', at: 0 },
    { name: 'pred-aktualizaci-2.tar.gz', at: 2 },
  ]

  expect(tooOld(backups, 2)).toEqual(['klubovna-1.tar.gz', 'pred-aktualizaci-0.tar.gz'])
  expect(tooOld(backups, 9)).toEqual([])
})

test.each([
  ['day', '2026-11-15', true],
  ['week', '2026-11-15', false],
  ['week', '2026-11-16', true],
  ['off', '2026-11-16', false],
] as const)('every %s on %s: %s', (every, today, is) => {
  expect(isBackupDay({ every, keep: 7 }, today)).toBe(is)
})

test.each([
  ['day', '2026-11-16T01:39:00Z', '2026-11-15T02:40'],
  ['day', '2026-11-16T01:40:00Z', '2026-11-16T02:40'],
  ['day', '2026-07-16T00:40:00Z', '2026-07-16T02:40'],
  ['week', '2026-11-16T01:39:00Z', '2026-11-09T02:40'],
  ['week', '2026-11-22T12:00:00Z', '2026-11-16T02:40'],
  ['off', '2026-11-16T12:00:00Z', null],
] as const)('every %s at %s: the last one belongs to %s', (every, at, night) => {
  expect(lastBackupNight({ every, keep: 7 }, new Date(at))).toBe(night)
})
