import { expect, test } from 'vitest'
import type { MemberField } from '../members/visibility.ts'
import { whoSees } from './who-sees.ts'

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
