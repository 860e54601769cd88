import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { difference, fileOf, PICTURES, SCREENS_FOLDER, take, withClub } from './screens.ts'

const TOLERATED = 0.005
const read = (name: string) => readFileSync(join(SCREENS_FOLDER, name))

test.describe.configure({ timeout: 600_000 })

test('a dozen screens look as the stored pictures say', async ({ browser }, { project }) => {
  const { chromium: stored } = JSON.parse(read('made-by.json').toString()) as { chromium: string }
  const [here] = browser.version().split('.')
  test.skip(
    here !== stored,
    `The pictures were made by Chromium ${stored}; this is ${here}, which may draw letters otherwise. Nothing was compared.`,
  )

  const told = await withClub(async (house, own) => {
    const differences: [string, number][] = []
    for (const picture of PICTURES.filter(({ size, theme }) => size === project.name && theme === 'light')) {
      const file = fileOf(picture)
      let share = await difference(read(file), await take(house, own, picture))
      // What was just coming or going is looked at again; what has changed stays changed.
      if (share > TOLERATED) share = await difference(read(file), await take(house, own, picture))
      differences.push([file, share])
    }
    return differences
  })

  expect(told.filter(([, share]) => share > TOLERATED)).toEqual([])
})
