import type { CardField, CardValue, OwnTarget } from './card-field.ts'

/** A card as it stands, in the words of the file. */
export type KnownCard = {
  readonly id: number
  readonly version: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly isArchived: boolean
  readonly isExcluded: boolean
  /** Years somebody asked him for here, paid or not; those that came with a file are `paidYears`. */
  readonly feeYears: readonly number[]
} & { readonly [Field in Exclude<CardField, 'number' | 'firstName' | 'lastName'>]: CardValue | null } & {
  readonly [Field in OwnTarget]?: CardValue | null
}

/** Why the machine does not decide about a line by itself. */
export type Doubt =
  | 'hog_of_another'
  | 'email_of_another'
  | 'keys_disagree'
  | 'several_cards'
  | 'same_name'
  | 'card_taken'
  | 'repeated_row'
  | 'erased'

/** Why people of one word are not put into a household. */
export type HouseholdFault = 'household_of_one' | 'household_too_big' | 'in_other_household'

/** Who pays for whoever joins: somebody of this file, or of a household that is there. */
export type Payer = { readonly line: number } | { readonly number: number }
