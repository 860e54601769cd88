import { expect, test } from 'vitest'
import { groupsOf, ManyChange, outcomeOf, type Standing } from './many-change.ts'

const secretary = { id: 1, role: 'Secretary', memberId: 9 } as const
const card = (over: Partial<Standing> = {}): Standing => ({
  id: 2,
  firstName: 'Jan',
  lastName: 'Novák',
  division: 1,
  kind: 1,
  isMember: true,
  tags: ['grilování'],
  version: 1,
  account: { id: 5, role: 'Member', isActive: true },
  ...over,
})
const account = (role: 'Applicant' | 'Treasurer' | 'Webmaster') => ({
  account: { id: 5, role, isActive: true },
})

test.each([
  [{ division: 2 }, [{ field: 'division', from: 1, to: 2 }]],
  [{ division: null }, [{ field: 'division', from: 1, to: null }]],
  [{ division: 1 }, []],
  [{ kind: 2 }, [{ field: 'membershipKind', from: 1, to: 2 }]],
  [{ kind: 1 }, []],
  [{ addTags: ['dílna'] }, [{ field: 'tags', from: 'grilování', to: 'dílna, grilování' }]],
  [{ removeTags: ['grilování', 'nikdo'] }, [{ field: 'tags', from: 'grilování', to: '' }]],
  [{ addTags: ['grilování'] }, []],
  [{ role: 'Supervisor' }, [{ field: 'role', from: 'Member', to: 'Supervisor' }]],
  [{ role: 'Member' }, []],
] as const)('%j changes %j', (change, changes) => {
  expect(outcomeOf(card(), ManyChange.parse(change), { ...secretary, role: 'Webmaster' })).toEqual({
    changes,
  })
})

test.each([
  ['own_card', card({ id: 9 }), { role: 'Applicant' }],
  ['own_card', card({ id: 9 }), { kind: 2 }],
  ['no_membership', card({ kind: null, isMember: false }), { kind: 2 }],
  ['no_account', card({ account: null }), { role: 'Applicant' }],
  ['not_allowed', card(account('Webmaster')), { role: 'Member' }],
  ['not_allowed', card(), { role: 'Webmaster' }],
  ['role_out_of_order', card(account('Applicant')), { role: 'RoadCaptain' }],
  ['too_many_tags', card({ tags: Array.from({ length: 20 }, (_, i) => `t${i}`) }), { addTags: ['ještě'] }],
] as const)('%s is said', (refused, standing, change) => {
  expect(outcomeOf(standing, ManyChange.parse(change), secretary)).toEqual({ refused })
})

test('nobody gives a role with more rights than his own', () => {
  const officer = { id: 1, role: 'MembershipOfficer', memberId: null } as const

  expect(outcomeOf(card(), { role: 'Secretary' }, officer)).toEqual({ refused: 'not_allowed' })
  expect(outcomeOf(card(account('Treasurer')), { role: 'Member' }, officer)).toEqual({
    refused: 'not_allowed',
  })
})

test.each([
  [{}],
  [{ addTags: [] }],
  [{ role: 'Member', division: 1 }],
  [{ role: 'Boss' }],
  [{ kind: 0 }],
  [{ role: 'Member', kind: 1 }],
])('%j is no change', (change) => {
  expect(ManyChange.safeParse(change).success).toBe(false)
})

test('the same change of many is told once, the largest first', () => {
  const to = (name: number) => ({ field: 'division', from: 1, to: name })

  expect(groupsOf([to(3), to(2), to(2)])).toEqual([
    { ...to(2), count: 2 },
    { ...to(3), count: 1 },
  ])
})
