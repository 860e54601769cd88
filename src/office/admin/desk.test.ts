import { expect, test } from 'vitest'
import { ROLES } from '../../permissions.ts'
import { chartsOf, deskOf } from './desk.ts'

test('what waits for whom, and which pictures he sees', () => {
  const rows = ROLES.map((role) => [
    role,
    deskOf({ role, grants: [] }).map(({ task }) => task),
    chartsOf({ role, grants: [] }),
  ])

  const common = ['years', 'divisions', 'rides']
  expect(rows).toEqual([
    ['Applicant', [], []],
    ['Member', [], []],
    [
      'Webmaster',
      [
        'applications',
        'leaving',
        'lapses',
        'minutes',
        'erasures',
        'photos',
        'proposals',
        'fees',
        'movements',
        'rideCash',
        'paper',
        'refunds',
        'credits',
        'ritual',
        'patches',
        'hog',
      ],
      [...common, 'fees', 'hog'],
    ],
    ['Secretary', ['applications', 'leaving', 'lapses', 'minutes', 'erasures', 'photos', 'ritual'], common],
    ['MembershipOfficer', ['leaving', 'lapses', 'proposals', 'ritual', 'hog'], [...common, 'hog']],
    ['Treasurer', ['fees', 'movements', 'rideCash', 'paper', 'refunds', 'credits'], [...common, 'fees']],
    ['Supervisor', ['patches'], common],
    ['RoadCaptain', [], []],
  ])
})
