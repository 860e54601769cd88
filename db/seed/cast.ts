import { FOUNDERS } from './cast-founders.ts'
import { NEWCOMERS } from './cast-newcomers.ts'
import { RIDERS } from './cast-riders.ts'
import type { Story } from './stories.ts'

/** Who signs in under a name of their own; everybody else is clen001, clen002 and so on. */
export type Login =
  | 'webmaster'
  | 'secretary'
  | 'membershipofficer'
  | 'treasurer'
  | 'supervisor'
  | 'roadcaptain'
  | 'member'
  | 'applicant'
  | 'newcomer'
  | 'unverified'

/** First name, last name, nickname, division (0: none), the story of the membership, login. */
export type CastRow = readonly [
  firstName: string,
  lastName: string,
  nickname: string,
  division: 0 | 1 | 2 | 3,
  story: Story,
  login?: Login,
]

/** In the order they came to the club; all of them invented. */
export const CAST: readonly CastRow[] = [...FOUNDERS, ...RIDERS, ...NEWCOMERS]
