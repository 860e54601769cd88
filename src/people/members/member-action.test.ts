import { expect, test } from 'vitest'
import type { Role } from '../../permissions.ts'
import { actionsFor } from './member-action.ts'
import type { SeenCard } from './visibility.ts'

const actor = (role: Role) => ({ role, grants: [], memberId: 1 })
const card = (change: Partial<SeenCard> = {}): SeenCard => ({
  id: 7,
  number: 7,
  firstName: 'Jan',
  lastName: 'Novák',
  nickname: null,
  badges: [],
  motorcycles: [],
  ...change,
})

test.each([
  ['Member', card(), []],
  ['Treasurer', card(), []],
  ['Supervisor', card(), ['front-patch', 'back-patch']],
  ['MembershipOfficer', card(), ['ritual', 'front-patch', 'back-patch', 'archive']],
  [
    'Secretary',
    card({ role: 'Member', deactivatedAt: null }),
    ['approve', 'ritual', 'front-patch', 'back-patch', 'role', 'deactivate', 'exclude', 'archive'],
  ],
  [
    'Secretary',
    card({
      role: 'Webmaster',
      deactivatedAt: null,
      badges: ['approved', 'ritual', 'frontPatch', 'backPatch'],
    }),
    ['no-ritual', 'no-front-patch', 'no-back-patch'],
  ],
  [
    'Webmaster',
    card({
      role: 'Webmaster',
      deactivatedAt: null,
      badges: ['Webmaster', 'approved', 'ritual', 'frontPatch'],
    }),
    ['no-ritual', 'no-front-patch', 'back-patch', 'exclude', 'archive'],
  ],
  [
    'MembershipOfficer',
    card({ badges: ['Secretary', 'ritual', 'frontPatch', 'backPatch'] }),
    ['no-ritual', 'no-front-patch', 'no-back-patch'],
  ],
  [
    'MembershipOfficer',
    card({ role: 'Treasurer', badges: ['approved', 'ritual', 'frontPatch', 'backPatch'] }),
    ['no-ritual', 'no-front-patch', 'no-back-patch'],
  ],
  [
    'Secretary',
    card({ role: 'Member', deactivatedAt: new Date(), badges: ['approved', 'excluded'] }),
    ['role', 'no-exclude', 'archive'],
  ],
  [
    'Secretary',
    card({ id: 1, role: 'Secretary', badges: ['approved'] }),
    ['ritual', 'front-patch', 'back-patch'],
  ],
  [
    'Secretary',
    card({ badges: ['archived', 'excluded', 'frontPatch'] }),
    ['no-front-patch', 'no-exclude', 'restore'],
  ],
] as const)('%s, %j → %j', (role, seen, actions) => {
  expect(actionsFor(seen, actor(role))).toEqual(actions)
})
