/**
 * The box an address ends in, for counting letters: what stands after a plus is its owner's own label and leads to the same box, so
 * a thousand labels are no thousand people.
 */
export function mailboxOf(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
}
