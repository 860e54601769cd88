import type { InsertObject } from 'kysely'
import type { Tables } from '../../src/tables.ts'
import { addDays } from '../../src/ground/values/day.ts'
import { momentOn } from '../../src/ground/values/moment.ts'
import type { AccountRow } from './accounts.ts'
import { at } from './dice.ts'
import type { MemberCard } from './member-card.ts'
import {
  ARCHIVE_REASON_OF_DECEASED,
  ARCHIVE_REASONS,
  EXCLUSION_REASONS,
  SOLVED_NOTE_OF_DECEASED,
  SOLVED_NOTES,
} from './notes.ts'
import type { Person } from './person.ts'

type Leaving = Pick<
  MemberCard,
  'excludedOn' | 'exclusionReason' | 'patchesSolvedOn' | 'patchesSolvedNote' | 'archivedAt' | 'archiveReason'
>

/** How the card of somebody who is no longer with us says so. */
export function leavingOf({ id, facts, leftOn }: Person): Leaving {
  if (leftOn === null) return {}
  // A lifetime membership ends in one way only.
  const hasDied = facts.lifeTime
  return {
    excludedOn: facts.excluded ? leftOn : null,
    exclusionReason: facts.excluded ? at(EXCLUSION_REASONS, id) : null,
    archivedAt: facts.archived ? momentOn(archivedOn(facts.excluded, leftOn), '19:20') : null,
    archiveReason: facts.archived ? (hasDied ? ARCHIVE_REASON_OF_DECEASED : at(ARCHIVE_REASONS, id)) : null,
    patchesSolvedOn: facts.patchesSolved ? addDays(leftOn, 25) : null,
    patchesSolvedNote: facts.patchesSolved
      ? hasDied
        ? SOLVED_NOTE_OF_DECEASED
        : at(SOLVED_NOTES, id)
      : null,
  }
}

/** What ended with each membership that is over: as far as this club remembers, the account. */
export function closingsOf(
  people: readonly Person[],
  accounts: readonly AccountRow[],
): InsertObject<Tables, 'membershipClosing'>[] {
  return people.flatMap(({ id, facts, leftOn }) => {
    if (leftOn === null) return []
    const account = accounts.find(({ memberId }) => memberId === id)
    return {
      memberId: id,
      cause: facts.excluded ? 'excluded' : 'departed',
      endedOn: leftOn,
      closedAt: momentOn(leftOn, '19:20'),
      accountId: account?.id ?? null,
    }
  })
}

function archivedOn(wasExcluded: boolean, leftOn: string): string {
  return wasExcluded ? addDays(leftOn, 60) : leftOn
}
