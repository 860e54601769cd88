import { expect, test } from 'vitest'
import { at, RECORD, stay } from '../../../test/meeting-record.ts'
import { writeMinutes } from './minutes-text.ts'
import type { Stay } from './record.ts'

const said = (presence: readonly Stay[]) =>
  writeMinutes({ ...RECORD, openedAt: at('18:05'), entitled: 5, presence })
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .filter((line) => /zahájení v|usnášeníschopn/i.test(line) && !/z 5/.test(line))

test('the door notes people only once the meeting is open: that nobody was noted yet is no lack of a quorum', () => {
  expect(said([stay(1, '18:06'), stay(2, '18:07'), stay(3, '18:08')])).toEqual([
    '- Při zahájení v 18.05 ještě nikdo s hlasem zapsaný nebyl.',
    '- Od 18.08 přítomno s hlasem: 3; usnášeníschopná.',
  ])
})

test('a meeting that never had one says so', () => {
  expect(said([stay(1, '18:06')])).toEqual([
    '- Při zahájení v 18.05 ještě nikdo s hlasem zapsaný nebyl.',
    '- Usnášeníschopná nebyla schůze v žádné chvíli.',
  ])
  expect(said([stay(1, '18:00')])).toEqual([
    '- Při zahájení v 18.05 zapsáno přítomných s hlasem: 1; není usnášeníschopná.',
    '- Usnášeníschopná nebyla schůze v žádné chvíli.',
  ])
})
