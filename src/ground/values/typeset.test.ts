import { expect, test } from 'vitest'
import { glue, typeset, typesetCatalogue } from './typeset.ts'

const shown = (text: string) => text.replaceAll('\u00a0', '~')

test.each([
  [
    'Ráno ti přijde seznam a v poledne odejde, s tebou i bez tebe, k lidem u moře a z hor.',
    'Ráno ti přijde seznam a~v~poledne odejde, s~tebou i~bez tebe, k~lidem u~moře a~z~hor.',
  ],
  [
    'V klubu (i mimo něj) to platí; O čem se mluví, „a nejen tady“, je na konci každé schůze.',
    'V~klubu (i~mimo něj) to platí; O~čem se mluví, „a~nejen tady“, je na konci každé schůze.',
  ],
  ['Žádost o členství', 'Žádost o členství'],
  ['Přezkum vyloučení (§ 241)', 'Přezkum vyloučení (§~241)'],
  [
    'Zda a kolik si dárce může odečíst, určuje zákon č. 586/1992 Sb., řekne karta č. {number}.',
    'Zda a~kolik si dárce může odečíst, určuje zákon č.~586/1992~Sb., řekne karta č.~{number}.',
  ],
  ['Karta č. {number}', 'Karta č. {number}'],
  ['Tohle není datum. Piš třeba 1. 9. 1985.', 'Tohle není datum. Piš třeba 1.~9.~1985.'],
  ['31. 12. 2026', '31.~12.~2026'],
  ['Stojí 3. 100 lidí', 'Stojí 3. 100 lidí'],
  ['Zákon: 30 (§ 249 odst. 1 písm. a)', 'Zákon: 30 (§~249~odst.~1~písm.~a)'],
])('%s', (text, set) => {
  expect(shown(typeset(text))).toBe(set)
})

test('a title is glued however short it is', () => {
  expect(shown(glue('Žádosti o členství'))).toBe('Žádosti o~členství')
})

test('of a catalogue the Czech sentences alone are set, and nothing of what is between them', () => {
  const long = 'Seznam se sestaví v noci a ráno ho máš v poště, i když banka nejde přečíst.'
  const code = `{ one: { cs: '${long}', en: 'a list of a club that is as long as a sentence can be, in a book' }, v: { cs: 'v klubu' } }`

  expect(shown(typesetCatalogue(code))).toBe(
    code.replace(long, 'Seznam se sestaví v~noci a~ráno ho máš v~poště, i~když banka nejde přečíst.'),
  )
})
