import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { createDice } from './dice.ts'
import type { Person } from './person.ts'

const FOUNDER_TAG = 1
const NAMES = [
  'zakladatel',
  'fotograf',
  'kuchař',
  'mechanik',
  'zdravotník',
  'muzikant',
  'pořadatel',
  'dálkař',
] as const

export const TAGS: readonly InsertObject<Tables, 'tag'>[] = NAMES.map((name, index) => ({
  id: index + 1,
  name,
}))

export function tagsOf(people: readonly Person[]): InsertObject<Tables, 'memberTag'>[] {
  const dice = createDice(47)
  return people.flatMap((person) => {
    const tags = new Set<number>()
    if (person.id <= 12) tags.add(FOUNDER_TAG)
    if (dice.chance(40)) tags.add(dice.between(FOUNDER_TAG + 1, NAMES.length))
    if (dice.chance(12)) tags.add(dice.between(FOUNDER_TAG + 1, NAMES.length))
    return [...tags].map((tagId) => ({ memberId: person.id, tagId }))
  })
}
