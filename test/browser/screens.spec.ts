import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import {
  difference,
  fileOf,
  packed,
  type Picture,
  PICTURES,
  SCREENS_FOLDER,
  take,
  withClub,
} from './screens.ts'

const TOLERATED = 0.005
const read = (name: string) => readFileSync(join(SCREENS_FOLDER, name))

test.describe.configure({ timeout: 600_000 })

// One club for both sizes: opening it takes longer than looking at it.
test('a dozen screens look as the stored pictures say', { tag: '@desk' }, async ({ browser }) => {
  const { chromium: stored } = JSON.parse(read('made-by.json').toString()) as { chromium: string }
  const [here] = browser.version().split('.')
  test.skip(
    here !== stored,
    `The pictures were made by Chromium ${stored}; this is ${here}, which may draw letters otherwise. Nothing was compared.`,
  )

  const told = await withClub(async (house, own) => {
    const lookAt = async (picture: Picture) =>
      difference(read(fileOf(picture)), await packed(await take(house, own, picture), { effort: 0 }))
    const differences: [string, number][] = []
    for (const picture of PICTURES.filter(({ theme }) => theme === 'light')) {
      let share = await lookAt(picture)
      // What was just coming or going is looked at again; what has changed stays changed.
      if (share > TOLERATED) share = await lookAt(picture)
      differences.push([fileOf(picture), share])
    }
    return differences
  })

  expect(told.filter(([, share]) => share > TOLERATED)).toEqual([])
})
