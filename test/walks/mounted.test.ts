import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutRemarks } from '../remarks.ts'

// Doors and screens are walked by who may, what comes in and what is answered. Whatever answers an address by itself is not: it is
// named here, with what it gives, and nothing but the doors takes a change.
const SRC = join(import.meta.dirname, '..', '..', 'src')

const BESIDE: Readonly<Record<string, string>> = {
  'ground/http/api-mount.server.ts':
    'the doors themselves, each by its method, and the answer where there is none',
  'ground/http/files-mount.server.ts': 'files of the build',
  'people/profile/portrait-files.server.ts': 'portraits, to those who see them',
  'process/app.server.ts': 'what every request passes, and the answer to all that is left',
  'process/status.server.ts': 'whether the house lives, and what it measures',
  'rides/gallery/photo-files.server.ts': 'photos, to those who see them',
  'site/elsewhere/elsewhere.server.ts': 'where pages of the old site went',
  'site/home/posters.server.ts': 'pictures to share',
  'site/home/site-files.server.ts': 'what browsers and search engines ask for by themselves',
}
const MOUNTED = /\bapp\.(?:get|post|put|patch|delete|on|all|use|route|mount)\(/
const MAY_CHANGE = /\bapp\.(?:post|put|patch|delete|on|route|mount)\(/

const files = globSync('**/*.{ts,tsx}', { cwd: SRC, exclude: ['**/*.test.ts', '**/*.test.tsx'] })
const textOf = (file: string) => withoutRemarks(file, readFileSync(join(SRC, file), 'utf8'))
const finding = (what: RegExp) =>
  files.filter((file) => what.test(readFileSync(join(SRC, file), 'utf8')) && what.test(textOf(file)))

test('what is answered beside doors and screens is known by name, and only doors take a change', () => {
  expect(finding(MOUNTED).toSorted()).toEqual(Object.keys(BESIDE).toSorted())
  expect(finding(MAY_CHANGE)).toEqual(['ground/http/api-mount.server.ts'])
  // Another house would not be looked at either.
  expect(finding(/\bnew Hono\b/)).toEqual(['process/app.server.ts'])
})
