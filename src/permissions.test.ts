import { expect, test } from 'vitest'
import { can, PERMISSIONS, type Permission, ROLES, withNeeded } from './permissions.ts'

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

test('nothing that comes along needs more than comes along', () => {
  for (const permission of Object.keys(PERMISSIONS) as Permission[])
    expect(withNeeded(withNeeded([permission]))).toEqual(withNeeded([permission]))
})

function matrix(): string {
  const head = ['', ...ROLES.map((role) => role.slice(0, 4))]
  const rows = (Object.keys(PERMISSIONS) as Permission[]).map((permission) => [
    permission,
    ...ROLES.map((role) => (can({ role, grants: [] }, permission) ? '✓' : '·')),
  ])
  return [head, ...rows]
    .map(([name = '', ...cells]) =>
      `${name.padEnd(20)} ${cells.map((cell) => cell.padEnd(4)).join(' ')}`.trimEnd(),
    )
    .join('\n')
}
