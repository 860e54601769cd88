import { expect, test } from 'vitest'
import { ROLES } from '../../permissions.ts'
import { AUDIENCES, mayReadDocument } from './document.ts'

test('who may have which document', () => {
  const rows = AUDIENCES.map((audience) => [
    audience,
    ROLES.filter((role) => mayReadDocument({ audience, roles: ['Treasurer'] }, { role, grants: [] })),
  ])

  expect(rows).toEqual([
    ['everyone', [...ROLES]],
    ['members', ROLES.filter((role) => role !== 'Applicant')],
    ['officers', ROLES.filter((role) => role !== 'Applicant' && role !== 'Member')],
    ['roles', ['Webmaster', 'Secretary', 'Treasurer']],
  ])
})

test('whoever was given the care of documents has all of them', () => {
  const member = { role: 'Member', grants: ['documents.manage'] } as const
  expect(mayReadDocument({ audience: 'roles', roles: ['Treasurer'] }, member)).toBe(true)
})
