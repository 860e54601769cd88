import { expect, test } from 'vitest'
import type { Role } from '../../permissions.ts'
import { ADMIN_SCREENS } from './guard.ts'
import { MENU, menuFor, queuesOf } from './menu.ts'

const officeOf = (role: Role) =>
  menuFor({ role, grants: [] })
    .filter(({ group }) => group === 'office')
    .map(({ word }) => word)

test('every screen has its place in the menu, but those one is only led to', () => {
  const inMenu = MENU.map(({ to }) => to)
  const missing = Object.keys(ADMIN_SCREENS).filter((screen) => !inMenu.some((to) => to === screen))
  const led = [
    '/admin/members/import',
    '/admin/members/doubles',
    '/admin/members/views',
    '/admin/members/change',
    '/admin/members/check',
    '/admin/members/invite',
    '/admin/:id/edit',
    '/admin/:id/closing',
    '/admin/:id/review',
    '/admin/:id/periods',
    '/admin/events/new',
    '/admin/events/:id/edit',
    '/admin/events/:id/cover',
    '/admin/events/:id/people',
    '/admin/events/:id/questions',
    '/admin/events/:id/crew',
    '/admin/events/:id/invite',
    '/admin/events/:id/message',
    '/admin/news/new',
    '/admin/news/:id',
    '/admin/news/:id/edit',
    '/admin/messages/new',
    '/admin/messages/:id',
    '/admin/documents/:id',
    '/admin/meetings/rules',
    '/admin/meetings/rollam',
    '/admin/meetings/rollam/:id',
    '/admin/meetings/resolutions',
    '/admin/meetings/:id',
    '/admin/meetings/:id/voters',
    '/admin/meetings/:id/elected',
    '/admin/applications/applicants',
    '/admin/fees/bank',
    '/admin/fees/pending',
    '/admin/fees/reminders',
    '/admin/fees/received',
    '/admin/fees/statistics',
    '/admin/fees/paper',
    '/admin/fees/automatic',
    '/admin/fees/cash',
    '/admin/fees/table',
    '/admin/fees/refunds',
    '/admin/fees/households',
    '/admin/fees/settings',
    '/admin/fees/pairing',
    '/admin/sprava/club',
    '/admin/sprava/first-run',
    '/admin/sprava/erasure',
    '/admin/sprava/retention',
    '/admin/sprava/accounts',
    '/admin/sprava/accounts/new',
    '/admin/sprava/accounts/:id',
    '/admin/sprava/grants',
    '/admin/sprava/programs',
    '/admin/sprava/hooks',
    '/admin/sprava/divisions',
    '/admin/sprava/kinds',
    '/admin/sprava/own-fields',
    '/admin/sprava/titles',
    '/admin/sprava/outbox',
    '/admin/sprava/outbox/server',
    '/admin/sprava/audit',
    '/admin/sprava/backup',
    '/admin/sprava/system',
    '/admin/leaving/unpaid',
    '/admin/profile/photo',
    '/admin/settings/data',
    '/admin/settings/programs',
    '/admin/settings/push',
    '/admin/settings/second-step',
    '/admin/search',
    '/admin/membership/card',
    '/admin/membership/rollam',
    '/admin/membership/meetings',
    '/admin/membership/meetings/:id',
    '/admin/membership/meetings/:id/proxy',
    '/admin/membership/meetings/:id/vote',
    '/admin/membership/meetings/:id/minutes',
    '/admin/membership/resolutions',
    '/admin/membership/resolutions/:id',
    '/admin/thanks',
  ]
  expect(missing.toSorted()).toEqual(led.toSorted())
})

test.each([
  ['Applicant', []],
  ['Member', []],
  ['Secretary', ['applications', 'ritual', 'leaving', 'messages', 'meetings', 'sprava']],
  ['MembershipOfficer', ['ritual', 'leaving', 'hog']],
  ['Treasurer', ['fees']],
  ['Supervisor', ['patches']],
  ['RoadCaptain', []],
  [
    'Webmaster',
    [
      'applications',
      'ritual',
      'leaving',
      'hog',
      'patches',
      'fees',
      'messages',
      'meetings',
      'matches',
      'sprava',
    ],
  ],
] as const)('the office of %s: %j', (role, office) => {
  expect(officeOf(role)).toEqual(office)
})

test('a granted area appears in the menu, with its queue', () => {
  const entries = menuFor({ role: 'RoadCaptain', grants: ['fees.manage'] })

  expect(entries.map(({ word }) => word)).toEqual(['fees', 'membership', 'profile', 'settings'])
  expect(queuesOf(entries)).toEqual(['money'])
})

test('the bar of a phone has four places, each taken once', () => {
  expect(MENU.flatMap(({ barPlace }) => barPlace ?? []).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4])
})
