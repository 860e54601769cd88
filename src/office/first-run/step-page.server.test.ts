import { expect, test } from 'vitest'
import { rulesVersion, someone } from '../../../test/club.ts'
import { useDatabase } from '../../../test/database.ts'
import { viewStep } from './step-page.server.ts'

const db = useDatabase()

test('the step of texts says the version of each', async () => {
  await rulesVersion(db(), 1)
  await rulesVersion(db(), 2)
  await someone(db(), 'Webmaster')
  await db()
    .insertInto('pageVersion')
    .values([1, 2, 3].map((version) => ({ slug: 'soukromi', version, bodyCs: '#', bodyEn: '#' })))
    .execute()

  const step = await viewStep({ db: db() } as never, 'texts')

  expect(step).toEqual({ step: 'texts', versions: { stanovy: 2, soukromi: 3 } })
})
