import { expect, test } from 'vitest'
import {
  can,
  holdersOf,
  isPermission,
  MONEY_POWERS,
  neededBy,
  NEVER_GRANTED,
  officeOf,
  partOf,
  PERMISSIONS,
  type Permission,
  ROLES,
  WEBMASTER_POWERS,
  withNeeded,
} from './permissions.ts'

const ALL = Object.keys(PERMISSIONS) as Permission[]

test('the whole table, as the club sees it', () => {
  expect(matrix()).toMatchInlineSnapshot(`
    "                     Appl Memb Webm Secr Memb Trea Supe Road
    dashboard.view       ✓    ✓    ✓    ✓    ✓    ✓    ✓    ·
    members.view         ✓    ✓    ✓    ✓    ✓    ✓    ✓    ·
    members.write        ·    ·    ✓    ✓    ✓    ·    ·    ·
    members.export       ·    ·    ✓    ✓    ✓    ·    ·    ·
    members.history      ·    ·    ✓    ✓    ✓    ✓    ·    ·
    members.archive      ·    ·    ✓    ✓    ✓    ·    ·    ·
    members.exclude      ·    ·    ✓    ✓    ·    ·    ·    ·
    patches.give         ·    ·    ✓    ✓    ✓    ·    ✓    ·
    accounts.manage      ·    ·    ✓    ✓    ·    ·    ·    ·
    events.view          ✓    ✓    ✓    ✓    ✓    ✓    ✓    ·
    events.manage        ·    ·    ✓    ✓    ·    ·    ·    ·
    donations.view       ✓    ✓    ✓    ✓    ✓    ✓    ✓    ·
    applications.decide  ·    ·    ✓    ✓    ·    ·    ·    ·
    hog.edit             ·    ·    ✓    ·    ✓    ·    ·    ·
    fees.manage          ·    ·    ✓    ·    ·    ✓    ·    ·
    patches.resolve      ·    ·    ✓    ·    ·    ·    ✓    ·
    ritual.approve       ·    ·    ✓    ✓    ✓    ·    ·    ·
    club.administer      ·    ·    ✓    ✓    ·    ·    ·    ·
    club.restore         ·    ·    ✓    ·    ·    ·    ·    ·
    club.mail            ·    ·    ✓    ·    ·    ·    ·    ·
    club.account         ·    ·    ✓    ·    ·    ✓    ·    ·
    grants.give          ·    ·    ✓    ·    ·    ·    ·    ·
    webmasters.govern    ·    ·    ✓    ·    ·    ·    ·    ·
    matches.decide       ·    ·    ✓    ·    ·    ·    ·    ·
    gallery.manage       ·    ·    ✓    ✓    ·    ·    ·    ·
    pages.edit           ·    ·    ✓    ✓    ·    ·    ·    ·
    news.write           ·    ·    ✓    ✓    ·    ·    ·    ·
    documents.manage     ·    ·    ✓    ✓    ·    ·    ·    ·
    meetings.manage      ·    ·    ✓    ✓    ·    ·    ·    ·
    account.edit-own     ✓    ✓    ✓    ✓    ✓    ✓    ✓    ✓
    thanks.view          ✓    ✓    ✓    ✓    ✓    ·    ·    ·"
  `)
})

test('a right granted by name counts like one from the table', () => {
  expect(can({ role: 'RoadCaptain', grants: [] }, 'events.view')).toBe(false)
  expect(can({ role: 'RoadCaptain', grants: ['events.view'] }, 'events.view')).toBe(true)
})

test('the whole club in a file is nobody’s to grant', () => {
  expect(can({ role: 'Secretary', grants: ['club.restore'] }, 'club.restore')).toBe(false)
  expect(can({ role: 'Webmaster', grants: [] }, 'club.restore')).toBe(true)
})

test.each([
  [['events.manage'], ['events.manage', 'dashboard.view', 'events.view']],
  [['fees.manage'], ['fees.manage', 'dashboard.view', 'donations.view']],
  [['club.administer'], ['club.administer', 'dashboard.view']],
  [['events.view'], ['events.view']],
  [
    ['members.write', 'members.export'],
    ['members.write', 'dashboard.view', 'members.view', 'members.export'],
  ],
  [[], []],
] as const)('whoever is granted %j can do %j', (granted, rights) => {
  expect(withNeeded(granted)).toEqual(rights)
})

test('every area, and what comes along with it', () => {
  const rows = ALL.map((permission) => `${permission.padEnd(20)} ${neededBy(permission).join(' ')}`.trimEnd())

  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "dashboard.view
    members.view
    members.write        dashboard.view members.view
    members.export       dashboard.view members.view
    members.history      dashboard.view members.view
    members.archive      dashboard.view members.view
    members.exclude      dashboard.view members.view
    patches.give         dashboard.view members.view
    accounts.manage      dashboard.view members.view
    events.view
    events.manage        dashboard.view events.view
    donations.view
    applications.decide  dashboard.view
    hog.edit             dashboard.view
    fees.manage          dashboard.view donations.view
    patches.resolve      dashboard.view
    ritual.approve       dashboard.view
    club.administer      dashboard.view
    club.restore         dashboard.view
    club.mail            dashboard.view
    club.account         dashboard.view
    grants.give          dashboard.view
    webmasters.govern    dashboard.view
    matches.decide       dashboard.view
    gallery.manage       dashboard.view
    pages.edit           dashboard.view
    news.write           dashboard.view
    documents.manage     dashboard.view
    meetings.manage      dashboard.view members.view
    account.edit-own
    thanks.view"
  `)
})

test('powers are few and granted to nobody; each is told to those who have it', () => {
  expect(WEBMASTER_POWERS).toEqual(['club.restore', 'club.mail', 'grants.give', 'webmasters.govern'])
  expect(MONEY_POWERS).toEqual(['club.account'])
  expect(NEVER_GRANTED).toEqual([...WEBMASTER_POWERS, ...MONEY_POWERS])
  for (const power of NEVER_GRANTED) expect(can({ role: 'Secretary', grants: [power] }, power)).toBe(false)
  for (const power of WEBMASTER_POWERS) expect(holdersOf(power)).toEqual(['Webmaster'])
  expect(holdersOf('club.account')).toEqual(['Webmaster', 'Treasurer'])
})

test('an office is what one does, not what one looks into', () => {
  const rows = ROLES.map((role) => `${role}: ${officeOf(role).join(' ')}`.trimEnd())

  expect(rows.join('\n')).toMatchInlineSnapshot(`
    "Applicant:
    Member:
    Webmaster: members.write members.export members.history members.archive members.exclude patches.give accounts.manage events.manage applications.decide hog.edit fees.manage patches.resolve ritual.approve club.administer club.restore club.mail club.account grants.give webmasters.govern matches.decide gallery.manage pages.edit news.write documents.manage meetings.manage
    Secretary: members.write members.export members.history members.archive members.exclude patches.give accounts.manage events.manage applications.decide ritual.approve club.administer gallery.manage pages.edit news.write documents.manage meetings.manage
    MembershipOfficer: members.write members.export members.history members.archive patches.give hog.edit ritual.approve
    Treasurer: members.history fees.manage club.account
    Supervisor: patches.give patches.resolve
    RoadCaptain:"
  `)
})

test('what a club has switched off nobody may, the Webmaster neither', () => {
  const parts = ALL.flatMap((permission) => {
    const part = partOf(permission)
    return part ? [[permission, part] as const] : []
  })

  expect(parts).toEqual([
    ['patches.give', 'patches'],
    ['hog.edit', 'hog'],
    ['patches.resolve', 'patches'],
    ['ritual.approve', 'ritual'],
  ])
  for (const [permission, part] of parts)
    for (const role of ROLES) {
      const has = can({ role, grants: [permission] }, permission)
      expect([role, permission, has]).toEqual([role, permission, true])
      expect(can({ role, grants: [permission], off: [part] }, permission)).toBe(false)
      expect(can({ role, grants: [permission], off: [] }, permission)).toBe(true)
    }
  expect(can({ role: 'Secretary', grants: [], off: ['hog', 'ritual', 'patches'] }, 'members.write')).toBe(
    true,
  )
  expect(can({ role: 'Supervisor', grants: [], off: ['hog'] }, 'patches.give')).toBe(true)
})

test.each([
  ['members.view', true],
  ['members.vie', false],
  ['', false],
  ['constructor', false],
])('%j is a right: %s', (text, expected) => {
  expect(isPermission(text)).toBe(expected)
})

test('nothing that comes along needs more than comes along', () => {
  for (const permission of ALL) expect(withNeeded(withNeeded([permission]))).toEqual(withNeeded([permission]))
})

function matrix(): string {
  const head = ['', ...ROLES.map((role) => role.slice(0, 4))]
  const rows = ALL.map((permission) => [
    permission,
    ...ROLES.map((role) => (can({ role, grants: [] }, permission) ? '✓' : '·')),
  ])
  return [head, ...rows]
    .map(([name = '', ...cells]) =>
      `${name.padEnd(20)} ${cells.map((cell) => cell.padEnd(4)).join(' ')}`.trimEnd(),
    )
    .join('\n')
}
