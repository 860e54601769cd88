import { expect, test } from 'vitest'
import { LAW } from './rules.ts'
import { substituteFault, substituteLimits } from './substitute.ts'

test.each([
  ['in time', '2026-03-16', '2026-04-12', null],
  ['invited on the sixteenth day', '2026-03-17', '2026-04-12', 'substitute_invited_late'],
  ['held after six weeks', '2026-03-10', '2026-04-13', 'substitute_held_late'],
  ['held on the same day', '2026-03-01', '2026-03-01', 'substitute_held_late'],
] as const)('a substitute of 1 March, %s', (_when, invitedOn, heldOn, fault) => {
  expect(substituteFault({ firstOn: '2026-03-01', invitedOn, heldOn }, LAW)?.code ?? null).toBe(fault)
})

test('the statutes move both days', () => {
  expect(substituteLimits('2026-03-01', { substituteInviteDays: 30, substituteWeeks: 8 })).toEqual({
    inviteBy: '2026-03-31',
    holdBy: '2026-04-26',
  })
})
