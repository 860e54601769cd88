import { expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { aRidingClub } from '../../../test/rides.ts'
import { seeScreen } from '../../../test/screen.ts'
import { loader } from './home.screen.tsx'

const { db, anEvent } = aRidingClub()

test('the board of the front page is the public one, whoever looks; rides are those he may see', async () => {
  await rulesVersion(db(), 1)
  const { token, id: createdBy } = await someone(db(), 'Secretary')
  const news = { createdBy, body: 'x', publishedAt: new Date(), state: 'published' as const }
  await db()
    .insertInto('news')
    .values([
      { ...news, title: 'Všem', visibility: 'public' },
      { ...news, title: 'Členům', visibility: 'members' },
    ])
    .execute()
  await anEvent({ title: 'Veřejná' })
  await anEvent({ title: 'Členská', visibility: 'members' })
  const see = async (whose: string | null) => {
    const page = await seeScreen(db(), loader, { path: '/', token: whose })
    return [page.news.map(({ title }) => title), page.rides.map(({ title }) => title).toSorted()]
  }

  expect(await see(token)).toEqual([['Všem'], ['Veřejná', 'Členská'].toSorted()])
  expect(await see(null)).toEqual([['Všem'], ['Veřejná']])
})
