import { expect, test } from 'vitest'
import { touchedHonours } from './honour.ts'

const card = (ritualDate: string | null, frontPatchOn: string | null) => ({
  ritualDate,
  frontPatchOn,
  backPatchOn: null,
})

test.each([
  ['the ritual brings the front patch', card(null, null), 'ritual', true, ['ritual', 'front-patch']],
  ['a patch given earlier keeps its day', card(null, '2024-01-01'), 'ritual', true, ['ritual']],
  [
    'the patch goes with its ritual',
    card('2024-05-12', '2024-05-12'),
    'ritual',
    false,
    ['ritual', 'front-patch'],
  ],
  ['a patch of another day stays', card('2024-05-12', '2024-01-01'), 'ritual', false, ['ritual']],
  ['a patch alone is a patch alone', card(null, null), 'front-patch', true, ['front-patch']],
] as const)('%s', (_title, before, honour, given, touched) => {
  expect(touchedHonours(before, honour, given)).toEqual(touched)
})
