import { beforeEach, expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import type { Role } from '../../permissions.ts'
import { loader as dashboard } from './dashboard.screen.tsx'
import { loader as sprava } from './sprava.screen.tsx'

const db = useDatabase()
beforeEach(() => rulesVersion(db(), 1))

test('a club nobody has touched is begun by its Webmaster, by nobody else, and not in the demo', async () => {
  const see = async (role: Role, isDemo = false) => {
    const { token } = await someone(db(), role)
    return seeScreen(db(), dashboard, { path: '/admin', token, isDemo })
  }

  await expect(see('Webmaster')).rejects.toMatchObject({ status: 302 })
  expect((await see('Secretary')).run).toBeNull()
  expect((await see('Webmaster', true)).run).toBeNull()
})

test('Správa offers the first run, and not in the demo', async () => {
  const { token } = await someone(db(), 'Secretary')
  const see = async (isDemo: boolean) =>
    (await seeScreen(db(), sprava, { path: '/admin/sprava', token, isDemo })).run

  expect([await see(false), await see(true)]).toEqual([expect.anything(), null])
})
