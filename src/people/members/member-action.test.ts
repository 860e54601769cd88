import { expect, test } from 'vitest'
import type { Role } from '../../permissions.ts'
import {
  ACTION_TABLE,
  actionsFor,
  CLOSING_ACTIONS,
  closingPath,
  HONOUR_ACTIONS,
  isClosing,
  MEMBER_ACTIONS,
} from './member-action.ts'
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

const HONOURED = ['approved', 'ritual', 'frontPatch', 'backPatch'] as const

test.each([
  ['a card without an account has none to shut', card({ badges: HONOURED }), ['exclude', 'archive']],
  [
    'who was let out comes back',
    card({ role: 'Member', deactivatedAt: new Date(), badges: HONOURED }),
    ['role', 'reactivate', 'exclude', 'archive'],
  ],
  [
    'who was archived comes back by the card first',
    card({ role: 'Member', deactivatedAt: new Date(), badges: [...HONOURED, 'archived'] }),
    ['role', 'exclude', 'restore'],
  ],
  [
    'an archived card is neither approved nor honoured',
    card({ badges: ['archived'] }),
    ['exclude', 'restore'],
  ],
  [
    'an excluded card is neither approved nor honoured',
    card({ badges: ['excluded'] }),
    ['no-exclude', 'archive'],
  ],
  [
    'nor does anybody approve himself',
    card({ id: 1, role: 'Secretary', deactivatedAt: null }),
    ['ritual', 'front-patch', 'back-patch'],
  ],
  [
    'nor bring himself back',
    card({
      id: 1,
      role: 'Secretary',
      deactivatedAt: new Date(),
      badges: [...HONOURED, 'excluded', 'archived'],
    }),
    [],
  ],
] as const)('a Secretary: %s', (_, seen, actions) => {
  const takesBack = ['no-ritual', 'no-front-patch', 'no-back-patch']

  expect(actionsFor(seen, actor('Secretary')).filter((action) => !takesBack.includes(action))).toEqual(
    actions,
  )
})

test('whoever was granted the accounts handles no role with more rights than his own', () => {
  const granted = { ...actor('Member'), grants: ['accounts.manage'] as const }
  const of = (role: Role) => actionsFor(card({ role, deactivatedAt: null, badges: ['approved'] }), granted)

  expect(of('Member')).toEqual(['role', 'deactivate'])
  expect(of('Treasurer')).toEqual([])
  const off = card({ role: 'Treasurer', deactivatedAt: new Date(), badges: ['approved'] })
  expect(actionsFor(off, granted)).toEqual([])
})

test('every action, its right, what it asks for and what takes it back', () => {
  const rows = MEMBER_ACTIONS.map((action) => {
    const { right, needs = [], reverse = '·', isDangerous, notOwn } = ACTION_TABLE[action]
    const { honour, given } = HONOUR_ACTIONS[action] ?? {}
    return [
      action.padEnd(14),
      right.padEnd(15),
      (needs.join(' ') || '·').padEnd(4),
      reverse.padEnd(14),
      isDangerous ? 'dangerous' : '·        ',
      notOwn ? 'not own' : '·      ',
      honour ? `${given ? 'gives' : 'takes'} ${honour}` : '·',
    ].join(' ')
  })

  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "approve        accounts.manage ·    ·              ·         not own ·
    ritual         ritual.approve  date no-ritual      ·         ·       gives ritual
    no-ritual      ritual.approve  ·    ·              ·         ·       takes ritual
    front-patch    patches.give    date no-front-patch ·         ·       gives front-patch
    no-front-patch patches.give    ·    ·              ·         ·       takes front-patch
    back-patch     patches.give    date no-back-patch  ·         ·       gives back-patch
    no-back-patch  patches.give    ·    ·              ·         ·       takes back-patch
    role           accounts.manage role ·              ·         not own ·
    deactivate     accounts.manage ·    reactivate     dangerous not own ·
    reactivate     accounts.manage ·    deactivate     ·         not own ·
    exclude        members.exclude ·    no-exclude     dangerous not own ·
    no-exclude     members.exclude ·    ·              ·         not own ·
    archive        members.archive ·    restore        dangerous not own ·
    restore        members.archive ·    ·              ·         not own ·"
  `)
})

test('those that end a membership or take that back are asked in their own dialog', () => {
  expect(MEMBER_ACTIONS.filter(isClosing)).toEqual(['exclude', 'no-exclude', 'archive', 'restore'])
  expect(CLOSING_ACTIONS).toEqual(['exclude', 'no-exclude', 'archive', 'restore'])
  expect(closingPath(17)).toBe('/admin/17/closing')
})
