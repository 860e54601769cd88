import type { Actor } from '../../permissions.ts'
import type { OwnField } from '../values/own-field.ts'
import type { Theme } from '../values/theme.ts'
import type { Language } from '../values/words.ts'

/** The signed-in person behind a request. */
export type Visitor = Actor & {
  readonly email: string
  readonly memberId: number | null
  readonly confirmedStanovy: boolean
  readonly verifiedProfile: boolean
  /** An officer of a club that asks for the second step, who has not turned it on yet. */
  readonly owesStep?: true
  readonly hasStep?: boolean
  readonly language: Language | null
  readonly theme: Theme | null
  readonly sessionId: number
  readonly name: string
  /** Where a program calls in his name, or the club's: its key, what it is called, and whether it may change anything. */
  readonly program?: {
    readonly keyId: number
    readonly name: string
    readonly writes: boolean
    /** The club's own key: nobody's own things are behind it. */
    readonly isClubs: boolean
  }
  /** Fields the club has added to its cards by itself. */
  readonly own?: readonly OwnField[]
}
