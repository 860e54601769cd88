import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCREEN_QUERIES } from './screen-queries.ts'

const ASKED = /\b(?:searchParams|asked)\.(?:get|getAll|has)\('(\w+)'\)/g

test('what a screen asks its address for is in the table: anything else never reaches it', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'))
  const asked = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(ASKED)].map(([, name = '']) => `${name} (${file})`),
  )

  expect(asked.length).toBeGreaterThan(50)
  expect(asked.filter((one) => !Object.hasOwn(SCREEN_QUERIES, one.split(' ')[0] ?? ''))).toEqual([])
})
