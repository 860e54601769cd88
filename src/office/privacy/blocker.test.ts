import { expect, test } from 'vitest'
import { blockersOf, type Standing } from './blocker.ts'

const clear: Standing = {
  openPayments: 0,
  openCredits: 0,
  comingRides: 0,
  ridesToLead: 0,
  roles: ['Member'],
  otherWebmasters: 1,
  openOffices: 0,
  waitingItems: 0,
  openReviews: 0,
}

test.each<[Partial<Standing>, readonly string[]]>([
  [{}, []],
  [{ roles: [] }, []],
  [{ roles: ['Applicant'] }, []],
  [{ openPayments: 1, openCredits: 2 }, ['owes', 'credit']],
  [{ comingRides: 1, ridesToLead: 1 }, ['rides', 'leads']],
  [{ roles: ['Treasurer'] }, ['office']],
  [{ openOffices: 1 }, ['office']],
  [{ roles: ['Webmaster'] }, ['office']],
  [{ roles: ['Webmaster'], otherWebmasters: 0 }, ['only_webmaster']],
  [{ waitingItems: 3 }, ['pending_change']],
  [{ openReviews: 1 }, ['review']],
])('what stands in the way of forgetting: %j', (standing, blockers) => {
  expect(blockersOf({ ...clear, ...standing })).toEqual(blockers)
})
