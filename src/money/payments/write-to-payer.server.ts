import { openGuestLink } from '../../ground/mail/answer-links.server.ts'
import { postLetter } from '../../ground/mail/outbox.server.ts'
import type { Either } from '../../people/members/whose.ts'
import type { Db } from '../../tables.ts'

type Letter = Omit<Parameters<typeof postLetter>[1], 'memberId'>

/** A letter about money to whose it is; a guest's carries the way to his own page. */
export async function writeToPayer(
  tx: Db,
  { memberId, guestId }: Either,
  { template, ...letter }: Letter,
): Promise<number> {
  if (!guestId) return postLetter(tx, { ...letter, template, memberId })
  const mailId = await postLetter(tx, { ...letter, template: `guest-${template}` })
  await openGuestLink(tx, { guestId, mailId })
  return mailId
}
