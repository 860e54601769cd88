import { describe, expect, test } from 'vitest'
import { ROLES, type Role } from '../../permissions.ts'
import {
  ACCOUNT_ACTS,
  actsFor,
  mayHandle,
  nextRoles,
  rolesFor,
  whyNot,
  whyNotClose,
  whyNotRole,
} from './account-act.ts'

const actor = (role: Role) => ({ id: 1, role })
const account = (role: Role, rest = {}) => ({ id: 2, role, isActive: true, ...rest })
const OFFICES = ROLES.filter((role) => role !== 'Webmaster')

describe('who may do what with which account', () => {
  test.each([
    ['Secretary', account('Member'), ['role', 'send-link', 'sign-out', 'deactivate']],
    ['Secretary', account('Member', { isActive: false }), ['role', 'reactivate']],
    ['Secretary', account('Webmaster'), []],
    ['Secretary', account('Webmaster', { isActive: false }), []],
    ['Webmaster', account('Webmaster'), ['role', 'send-link', 'sign-out', 'deactivate']],
    [
      'Secretary',
      account('Treasurer', { hasSecondStep: true }),
      ['role', 'send-link', 'sign-out', 'second-step-off', 'deactivate'],
    ],
    ['Secretary', { ...account('Secretary'), id: 1 }, ['send-link']],
    ['Webmaster', { ...account('Webmaster', { hasSecondStep: true }), id: 1 }, ['send-link']],
  ] as const)('%s with %j: %j', (role, target, acts) => {
    expect(actsFor(actor(role), target)).toEqual(acts)
  })

  // Rows: the act; columns: an active account, one that is off, one with the second step, one's own.
  test('every act of a Secretary with a Member’s account, and why not', () => {
    const accounts = [
      account('Member'),
      account('Member', { isActive: false }),
      account('Member', { hasSecondStep: true }),
      { ...account('Member', { isActive: false }), id: 1 },
    ]
    const rows = ACCOUNT_ACTS.map((act) =>
      [act, ...accounts.map((one) => whyNot(act, actor('Secretary'), one) ?? '✓')].join(' '),
    )

    expect(rows).toEqual([
      'role ✓ ✓ ✓ own_card',
      'send-link ✓ account_off ✓ account_off',
      'sign-out ✓ account_off ✓ own_card',
      'second-step-off already_so already_so ✓ own_card',
      'deactivate ✓ already_so ✓ own_card',
      'reactivate already_so ✓ already_so own_card',
    ])
    for (const act of ACCOUNT_ACTS)
      expect(whyNot(act, actor('Secretary'), account('Webmaster'))).toBe('not_allowed')
  })

  test('says why not', () => {
    expect(whyNot('deactivate', actor('Secretary'), account('Member', { isActive: false }))).toBe(
      'already_so',
    )
    expect(whyNot('send-link', actor('Secretary'), account('Member', { isActive: false }))).toBe(
      'account_off',
    )
    expect(whyNot('role', actor('Webmaster'), { ...account('Webmaster'), id: 1 })).toBe('own_card')
  })
})

describe('which roles', () => {
  test.each([
    ['Secretary', account('Member'), OFFICES.filter((role) => role !== 'Member')],
    ['Secretary', account('Applicant'), ['Member']],
    ['Secretary', account('Webmaster'), []],
    ['Webmaster', account('Member'), ROLES.filter((role) => role !== 'Member')],
    ['Webmaster', account('Applicant'), ['Member']],
    ['Secretary', null, OFFICES],
    ['Webmaster', null, ROLES],
  ] as const)('%s to %j: %j', (role, target, roles) => {
    expect(rolesFor(actor(role), target)).toEqual(roles)
  })

  test('nobody gives himself a role', () => {
    expect(whyNotRole(actor('Webmaster'), { ...account('Webmaster'), id: 1 }, 'Member')).toBe('own_card')
  })

  test('an Applicant becomes a Member first', () => {
    expect(nextRoles('Applicant')).toEqual(['Member'])
    expect(nextRoles('Member')).toEqual(ROLES.filter((role) => role !== 'Member'))
  })

  test.each([
    ['Member', 'Webmaster', 'not_allowed'],
    ['Member', 'Member', 'already_so'],
    ['Applicant', 'Treasurer', 'role_out_of_order'],
    ['Applicant', 'Member', null],
  ] as const)('a Secretary makes of %s a %s: %s', (from, to, why) => {
    expect(whyNotRole(actor('Secretary'), account(from), to)).toBe(why)
  })
})

const table = (yes: (actor: Role, other: Role) => boolean) =>
  [['', ...ROLES.map((role) => role.slice(0, 4))]]
    .concat(ROLES.map((actor) => [actor, ...ROLES.map((role) => (yes(actor, role) ? '✓' : '·'))]))
    .map(([name = '', ...cells]) =>
      `${name.padEnd(18)}${cells.map((cell) => cell.padEnd(5)).join('')}`.trimEnd(),
    )
    .join('\n')

test('whoever was granted the accounts gives and takes no role with more rights than his own', () => {
  expect(table(mayHandle)).toMatchInlineSnapshot(`
    "                  Appl Memb Webm Secr Memb Trea Supe Road
    Applicant         ✓    ✓    ·    ·    ·    ·    ·    ✓
    Member            ✓    ✓    ·    ·    ·    ·    ·    ✓
    Webmaster         ✓    ✓    ✓    ✓    ✓    ✓    ✓    ✓
    Secretary         ✓    ✓    ·    ✓    ✓    ✓    ✓    ✓
    MembershipOfficer ✓    ✓    ·    ·    ✓    ·    ·    ✓
    Treasurer         ✓    ✓    ·    ·    ·    ✓    ·    ✓
    Supervisor        ✓    ✓    ·    ·    ·    ·    ✓    ✓
    RoadCaptain       ✓    ✓    ·    ·    ·    ·    ·    ✓"
  `)
})

test('whoever may archive closes whose card: the registrar nobody with an office', () => {
  const closes = (actor: Role, role: Role) =>
    whyNotClose({ role: actor, memberId: 1 }, { id: 2, role }) === null
  expect(table(closes)).toMatchInlineSnapshot(`
    "                  Appl Memb Webm Secr Memb Trea Supe Road
    Applicant         ✓    ✓    ·    ·    ·    ·    ·    ·
    Member            ✓    ✓    ·    ·    ·    ·    ·    ·
    Webmaster         ✓    ✓    ✓    ✓    ✓    ✓    ✓    ✓
    Secretary         ✓    ✓    ·    ✓    ✓    ✓    ✓    ✓
    MembershipOfficer ✓    ✓    ·    ·    ·    ·    ·    ·
    Treasurer         ✓    ✓    ·    ·    ·    ·    ·    ·
    Supervisor        ✓    ✓    ·    ·    ·    ·    ·    ·
    RoadCaptain       ✓    ✓    ·    ·    ·    ·    ·    ·"
  `)
  expect(whyNotClose({ role: 'Webmaster', memberId: 2 }, { id: 2, role: 'Webmaster' })).toBe('own_card')
  expect(whyNotClose({ role: 'MembershipOfficer', memberId: 1 }, { id: 2, role: null })).toBeNull()
  expect(whyNotClose({ role: 'MembershipOfficer', memberId: 1 }, { id: 2, role: 'Treasurer' })).toBe(
    'not_allowed',
  )
})
