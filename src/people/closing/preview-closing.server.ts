import { readClub } from '../../ground/platform/club-settings.server.ts'
import { listComingLeads, listComingPlaces } from '../../rides/events/give-up-places.server.ts'
import { whyNotClose } from '../members/account-act.ts'
import type { Closed } from '../members/closing.ts'
import { listLastingTitles } from '../members/closed-titles.server.ts'
import { findOpenClosing } from '../members/closings.server.ts'
import type { MemberCard } from '../members/member.ts'
import { findCard } from '../members/member-cards.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { listOwed } from './close-fees.server.ts'
import type { Closer, Moment } from './hold-card.server.ts'
import { patchesAnew } from './patches-anew.ts'
import { patchesOf } from './patches-to-return.ts'
import { findFormer } from './post-closing-letter.server.ts'

type Input = Moment & { readonly memberId: number }

export type ClosingPreview = { readonly card: MemberCard; readonly closed: Closed }

/** What ending this membership today would do; changes nothing. */
export async function previewClosing(
  db: Db,
  actor: Closer,
  { memberId, now, today }: Input,
): Promise<ClosingPreview> {
  const card = await findCard(db, memberId, today)
  if (!card) throw new Refusal('not_found')
  const why = whyNotClose(actor, card)
  if (why) throw new Refusal(why)
  const [places, leads, titles, owed, former, before] = await Promise.all([
    listComingPlaces(db, { memberId, now }),
    listComingLeads(db, { memberId, now }),
    listLastingTitles(db, { memberId, endedOn: card.excludedOn ?? today }),
    listOwed(db, { memberId, endedOn: card.excludedOn ?? today }),
    findFormer(db, memberId),
    findOpenClosing(db, memberId),
  ])
  return {
    card,
    closed: {
      account: card.role === null ? 'none' : card.deactivatedAt ? 'off' : 'deactivated',
      places,
      ...owed,
      // What a ride would have cost goes with the place.
      debts: owed.debts.filter(({ paymentId }) => !places.some((place) => place.paymentId === paymentId)),
      waived: false,
      patches: patchesOf({ ...card, ...patchesAnew(card).columns }, (await readClub(db)).off),
      leads,
      titles: [...new Set(titles.map(({ name }) => name))],
      letter: before ? 'told_before' : former?.email ? 'queued' : 'no_address',
    },
  }
}
