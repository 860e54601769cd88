import { expect, test } from 'vitest'
import { AUDIT_ACTIONS } from '../../ground/audit/audit.ts'
import { actionsOf, AREAS, areaOf, auditAddress, isNarrowed, readAuditFilter } from './audit-filter.ts'

test.each([
  ['RITUAL_DATE_SET', 'people'],
  ['ROLE_CHANGED', 'accounts'],
  ['CLUB_ACCOUNT_CHANGED', 'money'],
  ['CLUB_RESTORED', 'house'],
  ['MAIL_SERVER_CHANGED', 'mail'],
  ['EVENT_MOVED_UP', 'events'],
  ['SOMETHING_NEW', 'other'],
])('%s belongs to %s', (action, area) => {
  expect(areaOf(action)).toBe(area)
})

test('every act stands in exactly one area', () => {
  expect(AREAS.flatMap((area) => actionsOf(area, [])).toSorted()).toEqual([...AUDIT_ACTIONS].toSorted())
})

test('an address and its filter are the same thing', () => {
  const address =
    '/admin/sprava/audit?oblast=money&co=PAYMENT_PAIRED&kdo=Jan&koho=%C4%8Cech&clen=7&od=2026-01-01&do=2026-02-28&text=VS&pred=900'

  expect(auditAddress(readAuditFilter(new URL(address, 'http://x').searchParams))).toBe(address)
})

test('nonsense is left out', () => {
  const filter = readAuditFilter(
    new URLSearchParams('oblast=x&co=y&od=2026-02-31x&do=zitra&clen=-1&pred=abc&kdo=%00&system=2'),
  )

  expect(isNarrowed(filter)).toBe(false)
  expect(auditAddress(filter)).toBe('/admin/sprava/audit')
})

test('nobody is offered acts of what the club has switched off', () => {
  const offered = (...off: Parameters<typeof actionsOf>[1]) => actionsOf('people', off)

  expect(
    offered()
      .filter((action) => !offered('hog', 'ritual', 'patches').includes(action))
      .toSorted(),
  ).toEqual([
    'BACK_PATCH_GIVEN',
    'BACK_PATCH_REMOVED',
    'FRONT_PATCH_GIVEN',
    'FRONT_PATCH_REMOVED',
    'HOG_CHANGED',
    'HOG_PROPOSAL_REFUSED',
    'HOG_PROPOSED',
    'PATCH_SOLVED',
    'RITUAL_DATE_REMOVED',
    'RITUAL_DATE_SET',
  ])
  expect(offered('hog')).toContain('RITUAL_DATE_SET')
})
