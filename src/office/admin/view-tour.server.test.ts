import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { sendForm } from '../../../test/screen.ts'
import { action } from '../../entry/own-settings/preferences.screen.tsx'
import { viewTour } from './view-tour.server.ts'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

test('whoever comes for the first time is shown around once, and never again', async () => {
  const { id, token } = await someone(db(), 'Treasurer')
  const other = await someone(db(), 'Member')
  const tour = () => viewTour(db(), { id, role: 'Treasurer', grants: [], off: [] }, 'cs')

  expect(await tour()).toHaveLength(5)
  expect(await tour()).toHaveLength(5)
  const told = await sendForm(db(), action, {
    path: '/preferences',
    token,
    form: { tour: 'done', back: '/admin' },
  })

  expect([told.status, told.location]).toEqual([303, '/admin'])
  expect(await tour()).toEqual([])
  expect(await viewTour(db(), { id: other.id, role: 'Member', grants: [], off: [] }, 'en')).toHaveLength(5)
})

test('what the club has switched off is not on the way', async () => {
  const { id } = await someone(db(), 'MembershipOfficer')
  const visitor = { id, role: 'MembershipOfficer', grants: [] } as const

  const stops = await viewTour(db(), { ...visitor, off: ['hog', 'ritual'] }, 'cs')

  expect(stops.map(({ to }) => to)).toEqual(['/admin', '/admin/members', '/admin/search'])
})
