import { expect, test } from 'vitest'
import { aMember, rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './erasure.screen.tsx'

const db = useDatabase()
const PATH = '/admin/sprava/erasure'

test('a request waits thirty days; only one that waits can be looked at', async () => {
  await rulesVersion(db(), 1)
  const officer = await someone(db(), 'Secretary')
  const { id: memberId } = await aMember(db(), { firstName: 'Petr', lastName: 'Bílý' })
  const { id: goneId } = await aMember(db())
  const asked = { requestedBy: officer.id, requestedAt: new Date('2026-05-10T12:00:00Z') }
  const [open, closed] = await db()
    .insertInto('erasure')
    .values([
      { ...asked, memberId },
      { ...asked, memberId: goneId, closedAs: 'withdrawn', closedAt: new Date() },
    ])
    .returning('id')
    .execute()
  const see = (query: string) => seeScreen(db(), loader, { path: `${PATH}?${query}`, token: officer.token })

  const shown = await see(`id=${open?.id}`)

  expect(shown.requests.map(({ id, requestedOn, dueOn }) => [id, requestedOn, dueOn])).toEqual([
    [open?.id, '2026-05-10', '2026-06-09'],
  ])
  expect([shown.chosen, shown.preview === null]).toEqual([open?.id, false])
  const other = await see(`id=${closed?.id}`)
  expect([other.chosen, other.preview]).toEqual([null, null])
  expect((await see(`memberId=${memberId}`)).start).toEqual({
    kind: 'member',
    id: memberId,
    name: 'Bílý Petr',
  })
})
