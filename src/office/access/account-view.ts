import { momentInFigures } from '../../ground/values/moment.ts'
import { areaWords, isArea } from '../../people/members/area.words.ts'
import { listName } from '../../people/members/member.ts'
import type { Role } from '../../permissions.ts'
import { type Language, speak } from '../../ground/values/words.ts'

/** One line of the list of accounts, in the reader's words. */
export type AccountLine = {
  readonly id: number
  readonly email: string
  /** The member's name; null for an account without a card. */
  readonly name: string | null
  readonly role: Role
  readonly state: 'active' | 'never' | 'off'
  readonly seen: string | null
  readonly hasSecondStep: boolean
  readonly areas: readonly string[]
}

type Stored = {
  readonly id: number
  readonly email: string
  readonly role: Role
  readonly firstName: string | null
  readonly lastName: string | null
  readonly deactivatedAt: Date | null
  readonly signedInAt: Date | null
  readonly seenAt: Date | null
  readonly hasSecondStep: boolean
  readonly grants: readonly string[]
}

export function accountLine(row: Stored, language: Language): AccountLine {
  const { id, email, role, firstName, lastName, deactivatedAt, seenAt, grants } = row
  const sayArea = speak(areaWords, language)
  return {
    id,
    email,
    role,
    name: firstName !== null && lastName !== null ? listName({ firstName, lastName }) : null,
    state: deactivatedAt ? 'off' : row.signedInAt || seenAt ? 'active' : 'never',
    hasSecondStep: row.hasSecondStep,
    seen: seenAt && momentInFigures(seenAt, language),
    areas: grants.filter(isArea).map((area) => sayArea(area)),
  }
}
