import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isWhole } from './journey.ts'
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
/** In the light, and with the rest of the tests each screen at one of the sizes. */
const light = PICTURES.filter(({ theme }) => theme === 'light')
const looked = isWhole ? light : light.filter((_, index) => index % 4 === 0 || index % 4 === 3)
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
    for (const picture of looked) {
      let share = await lookAt(picture)
      // What was just coming or going is looked at again; what has changed stays changed.
      if (share > TOLERATED) share = await lookAt(picture)
      differences.push([fileOf(picture), share])
    }
    return differences
  })

  expect(told.filter(([, share]) => share > TOLERATED)).toEqual([])
})
