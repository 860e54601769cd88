import { expect, test } from 'vitest'
import { PERMISSIONS, ROLES } from '../../permissions.ts'
import { areaWords, opensWords } from '../../people/members/area.words.ts'
import { GRANTABLE, grantableIn, GRANTED_ROLES, hasByRole, missingAreas, SPRAVA } from './grant.ts'

test('everything can be granted but the keys of the house and what everybody has', () => {
  expect(Object.keys(PERMISSIONS).filter((name) => !GRANTABLE.some((one) => one === name))).toEqual([
    'club.restore',
    'club.mail',
    'club.account',
    'grants.give',
    'webmasters.govern',
    'account.edit-own',
    'thanks.view',
  ])
})

test('every area has a name and says what it opens', () => {
  for (const permission of GRANTABLE) {
    expect(areaWords).toHaveProperty([permission])
    expect(opensWords).toHaveProperty([permission])
  }
})

test('a role is not given what it has', () => {
  for (const role of ROLES)
    for (const permission of GRANTABLE)
      expect([role, permission, missingAreas({ role }, []).includes(permission)]).toEqual([
        role,
        permission,
        !hasByRole(permission, { role }),
      ])
})

test('nor what it was given already', () => {
  expect(missingAreas({ role: 'RoadCaptain' }, [])).toContain('events.manage')
  expect(missingAreas({ role: 'RoadCaptain' }, ['events.manage'])).not.toContain('events.manage')
  expect(missingAreas({ role: 'Webmaster' }, [])).toEqual([])
})

test.each([
  ['hog', ['hog.edit']],
  ['ritual', ['ritual.approve']],
  ['patches', ['patches.give', 'patches.resolve']],
] as const)('of %s that is switched off nobody is offered anything', (part, areas) => {
  const left = GRANTABLE.filter((area) => !areas.some((one) => one === area))

  expect(grantableIn([part])).toEqual(left)
  expect(missingAreas({ role: 'RoadCaptain' }, [], [part])).toEqual(left)
  expect(missingAreas({ role: 'RoadCaptain' }, [])).toEqual(GRANTABLE)
})

test('every role can be given more but the Webmaster, and Správa is one of the areas', () => {
  expect(GRANTED_ROLES).toEqual(ROLES.filter((role) => role !== 'Webmaster'))
  expect(hasByRole(SPRAVA, { role: 'Secretary' })).toBe(true)
  expect(hasByRole(SPRAVA, { role: 'Treasurer' })).toBe(false)
})
