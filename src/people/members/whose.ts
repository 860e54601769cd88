/** Whose a place or a payment is: a member's or a guest's, never both. */
export type Whose =
  | { readonly memberId: number; readonly guestId?: null }
  | { readonly memberId: null; readonly guestId: number }

/** The same as a row has it. */
export type Either = { readonly memberId: number | null; readonly guestId?: number | null | undefined }

/** One number names whoever rides or pays, for lists, acts and phones: a card's own, or below zero a guest's. */
export function riderNumber({ memberId, guestId }: Either): number {
  return memberId ?? -(guestId ?? 0)
}

export function whoseIs(number: number): Whose {
  return number > 0 ? { memberId: number } : { memberId: null, guestId: -number }
}

/** The history knows a guest by his number alone. */
export function guestIn(whose: { readonly guestId?: number | null | undefined } | undefined) {
  return whose?.guestId ? [{ field: 'guest', from: null, to: whose.guestId }] : []
}
