// The dozen screens of docs/screens in both sizes and themes, and the pages that show them all (see screenshots.mjs).
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  fileOf,
  PICTURES,
  SCREENS,
  SCREENS_FOLDER,
  SIZES,
  packed,
  take,
  THEMES,
  withClub,
} from '../test/browser/screens.ts'

mkdirSync(SCREENS_FOLDER, { recursive: true })

const version = await withClub(async (house, browser) => {
  for (const picture of PICTURES) {
    writeFileSync(
      join(SCREENS_FOLDER, fileOf(picture)),
      await packed(await take(house, browser, picture), { effort: 6 }),
    )
    process.stdout.write('.')
  }
  return browser.version()
})
process.stdout.write('\n')

writeFileSync(
  join(SCREENS_FOLDER, 'made-by.json'),
  `${JSON.stringify({ chromium: version.split('.')[0] }, null, 2)}\n`,
)

const TITLE = { cs: '# Obrazovky', en: '# The screens' } as const
const MADE = {
  cs: 'Dělá je `npm run screenshots` z ukázkového klubu; anglicky: [README.md](README.md).',
  en: 'Made by `npm run screenshots` from the demo club; in Czech: [README.cs.md](README.cs.md).',
} as const

const pageIn = (language: 'cs' | 'en') =>
  [
    TITLE[language],
    MADE[language],
    ...SCREENS.flatMap((screen) => [
      `## ${screen.title[language]}`,
      `\`${screen.path}\``,
      (Object.keys(SIZES) as (keyof typeof SIZES)[])
        .flatMap((size) =>
          THEMES.map(
            (theme) =>
              `<img src="${fileOf({ screen, size, theme })}" alt="${screen.title[language]}, ${size}, ${theme}" width="${size === 'desktop' ? 620 : 190}">`,
          ),
        )
        .join('\n'),
    ]),
  ].join('\n\n') + '\n'

writeFileSync(join(SCREENS_FOLDER, 'README.md'), pageIn('en'))
writeFileSync(join(SCREENS_FOLDER, 'README.cs.md'), pageIn('cs'))
