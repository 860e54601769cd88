import type { Actor } from '../../permissions.ts'
import type { Theme } from '../values/theme.ts'
import type { Language } from '../values/words.ts'

/** The signed-in person behind a request. */
export type Visitor = Actor & {
  readonly email: string
  readonly memberId: number | null
  readonly confirmedStanovy: boolean
  readonly verifiedProfile: boolean
  readonly language: Language | null
  readonly theme: Theme | null
  readonly sessionId: number
  readonly name: string
}
