import { expect, test } from 'vitest'
import type { MemberField } from '../members/visibility.ts'
import { saidOnce, whoSees } from './who-sees.ts'

test.each<[MemberField, string]>([
  ['firstName', 'Vidí: celý klub.'],
  [
    'phone',
    'Vidí: členové, když to dovolíš, Road Captain a supervizor, pokladník, matrikář, sekretář, webmaster.',
  ],
  ['birthDate', 'Vidí: matrikář, sekretář, webmaster.'],
  ['street', 'Vidí: pokladník, matrikář, sekretář, webmaster.'],
  [
    'emergencyPhone',
    'Vidí: Road Captain a supervizor v den vyjížďky, na kterou jedeš, matrikář, sekretář, webmaster.',
  ],
])('%s', (field, sentence) => {
  expect(whoSees(field, 'cs')).toBe(sentence)
})

test('who sees a section is said once where it is the same for all of it', () => {
  const [all, few] = ['Vidí: celý klub.', 'Vidí: sekretář.']

  expect(
    saidOnce([
      { name: 'Ulice', sees: few },
      { name: 'Město', sees: few },
    ]),
  ).toEqual([few])
  expect(
    saidOnce([
      { name: 'Jméno', sees: all },
      { name: 'Narození', sees: few },
      { name: 'Příjmení', sees: all },
    ]),
  ).toEqual(['Jméno, Příjmení · Vidí: celý klub.', 'Narození · Vidí: sekretář.'])
})
