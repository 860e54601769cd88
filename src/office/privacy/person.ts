/** All that a person is in the database: his rows by their numbers, and the words he can be told by. */
export type Person = {
  readonly members: readonly number[]
  readonly accounts: readonly number[]
  readonly applications: readonly number[]
  /** In lower case. */
  readonly emails: readonly string[]
  readonly phones: readonly string[]
  readonly hogNumbers: readonly string[]
  readonly names: readonly {
    readonly firstName: string
    readonly lastName: string
    readonly birthDate: string | null
  }[]
}

/** Whom a request is about: a card, an account without one, or an applicant. */
export type Subject =
  | { readonly kind: 'member'; readonly id: number }
  | { readonly kind: 'account'; readonly id: number }
  | { readonly kind: 'application'; readonly id: number }

/** What stands for the placeholders of `holdings.ts`. */
export function valuesOf({ members, accounts, applications, emails, phones }: Person) {
  return {
    members,
    accounts,
    applications,
    applicationsJson: applications.map(String),
    emails,
    phones,
    actors: accounts.map((id) => `account:${id}`),
  } as const
}
