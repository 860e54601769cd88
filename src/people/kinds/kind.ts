import type { Language } from '../../ground/values/words.ts'

/** One kind of membership, as the club keeps it. */
export type MembershipKind = {
  readonly id: number
  readonly nameCs: string
  readonly nameEn: string
  readonly votes: boolean
  /** In the club's numbers he is a member. */
  readonly counts: boolean
  /** Nobody new is given it. */
  readonly archived: boolean
}

export function kindName(
  { nameCs, nameEn }: Pick<MembershipKind, 'nameCs' | 'nameEn'>,
  language: Language,
): string {
  return language === 'cs' ? nameCs : nameEn
}
