import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { speak } from '../../ground/values/words.ts'
import { feeSettingsWords } from './fee-settings.words.ts'
import { BLANKS, NEEDED_BLANKS } from './fee-text.ts'

test.each(['cs', 'en'] as const)(
  'the hint names the blank exactly as it has to be written (%s)',
  (language) => {
    const blank = NEEDED_BLANKS.reminder2.map((name) => `{${name}}`).join(', ')

    expect(speak(feeSettingsWords, language)('reminder2Hint', { blank })).toContain('{lhůta}')
  },
)

test('no text names a blank otherwise than in braces', () => {
  // 'Lhůta (dní)' is a unit.
  const names = BLANKS.filter((blank) => blank !== 'dní')
  const otherwise = new RegExp(`[(<[%]\\s*(?:${names.join('|')})\\s*[)>\\]%]`, 'iu')
  const wrong = globSync('src/**/*.words.ts').filter((path) => otherwise.test(readFileSync(path, 'utf8')))

  expect(wrong).toEqual([])
})

test('what stands in braces with Czech letters is a blank that exists', () => {
  const strange = globSync('src/**/*.words.ts').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/\{(\p{L}+)\}/gu)]
      .map(([, name = '']) => name)
      .filter((name) => !/^\w+$/.test(name) && !BLANKS.some((blank) => blank === name))
      .map((name) => `${path}: {${name}}`),
  )

  expect(strange).toEqual([])
})
