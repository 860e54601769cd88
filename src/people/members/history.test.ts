import { expect, test } from 'vitest'
import type { Role } from '../../permissions.ts'
import { readableChanges } from './history.ts'

const CHANGES = ['paymentStatus', 'paidAmount', 'variableSymbol', 'movement'].map((field) => ({
  field,
  from: null,
  to: 1,
}))
const card = { id: 7, sharesContact: false, ridesToday: false }
const fieldsFor = (role: Role, memberId: number | null = null) =>
  readableChanges(CHANGES, { role, memberId, grants: [] }, card).map(({ field }) => field)

test('how much somebody paid is read by the Treasurer and by himself; other officers read the state alone', () => {
  const whole = ['paymentStatus', 'paidAmount', 'variableSymbol', 'movement']

  expect(fieldsFor('Treasurer')).toEqual(whole)
  expect(fieldsFor('Webmaster')).toEqual(whole)
  expect(fieldsFor('Member', 7)).toEqual(whole)
  expect(fieldsFor('Secretary')).toEqual(['paymentStatus'])
  expect(fieldsFor('MembershipOfficer')).toEqual(['paymentStatus'])
})
