import type { Page } from '../../ground/http/after.ts'
import { onePage } from '../../ground/http/paging.ts'
import type { Db } from '../../tables.ts'
import { type Likeness, likeness, WORTH_A_LOOK } from '../members/likeness.ts'
import { listPairs, listPeople, type MatchPerson, type ShownPerson } from './people-pairs.server.ts'

export type Suggestion<Person = ShownPerson> = Likeness & { readonly first: Person; readonly second: Person }
export type SuggestionPage<Person = ShownPerson> = ReturnType<typeof onePage<Suggestion<Person>>> & {
  readonly more: boolean
}

/** Who may be in the club twice, the likeliest first. Two statements, whatever the size of the club. */
export async function suggestPeople(db: Db, page: Page): Promise<SuggestionPage<MatchPerson>> {
  const { pairs, more } = await listPairs(db)
  const ids = new Set(pairs.flatMap(({ firstId, secondId }) => [firstId, secondId]))
  const people = new Map((await listPeople(db, [...ids])).map((person) => [person.id, person]))
  const suggestions = pairs
    .flatMap(({ firstId, secondId }): Suggestion<MatchPerson>[] => {
      const [first, second] = [people.get(firstId), people.get(secondId)]
      if (!first || !second) return []
      const found = likeness(first, second)
      return found.score >= WORTH_A_LOOK ? [{ ...found, first, second }] : []
    })
    .toSorted((a, b) => b.score - a.score || a.first.id - b.first.id || a.second.id - b.second.id)
  return { ...onePage(suggestions, page), more }
}
