import { describe, expect, test } from 'vitest'
import { PERMISSIONS, type Permission, ROLES, type Role } from '../../permissions.ts'
import { ADMIN_SCREENS, guardAdmin } from './guard.ts'

const onboarded = (role: Role, grants: readonly Permission[] = []) => ({
  role,
  grants,
  confirmedStanovy: true,
  verifiedProfile: true,
})

describe('the order of the questions', () => {
  test('no session, whatever the address: to the login', () => {
    for (const path of ['/admin', '/admin/fees', '/admin/nonsense', '/admin/thanks'])
      expect(guardAdmin(path, null)).toEqual({ goTo: '/login', signOut: true })
  })

  test('a role without access is thanked before anybody asks about rules', () => {
    expect(guardAdmin('/admin/fees', { ...onboarded('Member'), confirmedStanovy: false })).toEqual({
      goTo: '/admin/thanks',
    })
  })

  test('rules come before the profile', () => {
    expect(
      guardAdmin('/admin', { ...onboarded('Member'), confirmedStanovy: false, verifiedProfile: false }),
    ).toEqual({ goTo: '/onboarding/rules' })
    expect(guardAdmin('/admin', { ...onboarded('Member'), verifiedProfile: false })).toEqual({
      goTo: '/onboarding/profile',
    })
  })

  test('who has done all that enters', () => {
    expect(guardAdmin('/admin', onboarded('Member'))).toBe('enter')
  })
})

describe('every screen for every role', () => {
  const screens = Object.entries(ADMIN_SCREENS).filter(([path]) => path !== '/admin/thanks')
  test.each(ROLES)('%s enters what the table gives and is thanked elsewhere', (role) => {
    for (const [path, permission] of screens) {
      const may = role === 'Webmaster' || PERMISSIONS[permission].includes(role)
      expect([path, guardAdmin(path.replace(':id', '17'), onboarded(role))]).toEqual([
        path,
        may ? 'enter' : { goTo: '/admin/thanks' },
      ])
    }
  })
})

describe('the thanks page', () => {
  test.each([
    ['Webmaster', 'enter'],
    ['Applicant', 'enter'],
    ['Member', 'enter'],
    ['Secretary', 'enter'],
    ['MembershipOfficer', 'enter'],
    ['Treasurer', { goTo: '/', signOut: true }],
    ['Supervisor', { goTo: '/', signOut: true }],
    ['RoadCaptain', { goTo: '/', signOut: true }],
  ] as const)('%s: %j', (role, verdict) => {
    expect(guardAdmin('/admin/thanks', onboarded(role))).toEqual(verdict)
  })

  test('who was granted an area is no stranger here any more', () => {
    const captain = onboarded('RoadCaptain', ['events.view'])

    expect(guardAdmin('/admin/events', captain)).toBe('enter')
    expect(guardAdmin('/admin', captain)).toEqual({ goTo: '/admin/thanks' })
    expect(guardAdmin('/admin/thanks', captain)).toBe('enter')
  })
})

test.each([
  '/admin/abc/edit',
  '/admin/1e3/edit',
  '/admin/0x1/edit',
  '/admin/01/edit',
  '/admin/-1/edit',
  '/admin/12345678901/edit',
  '/admin/１/edit',
  '/admin/:id/edit',
  '/admin/17',
  '/admin/17/edit/x',
  '/admin/FEES',
  '/admin/fees/',
  '/admin/__proto__',
  '/admin/constructor',
  '/adminx',
])('%s is no screen, not even for the Webmaster', (path) => {
  expect(guardAdmin(path, onboarded('Webmaster'))).toEqual({ goTo: '/admin/thanks' })
})
