import type { Language } from '../../ground/values/words.ts'
import { clock } from '../../ground/values/moment.ts'
import { salutationOf } from '../../people/members/salutation.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { timeInWords } from '../events/event-time.ts'
import { homeOf } from '../events/home.ts'
import { findRiding, sayHome } from '../events/say-home.server.ts'
import { findLinkHolder } from './link-holder.server.ts'

type Looking = { readonly now: Date; readonly language: Language }

/** The person, the ride and whether he is home; null where the question is not asked any more. */
export async function viewHomePage(db: Db, token: string, { now, language }: Looking) {
  const holder = await findLinkHolder(db, token, 'home')
  const place = holder && (await findRiding(db, holder).executeTakeFirst())
  if (!holder || !place || homeOf(place, place, now) === null) return null
  return {
    name: `${holder.firstName} ${holder.lastName}`,
    call: salutationOf(holder, language),
    title: place.title,
    when: timeInWords(place, language),
    homeAt: place.homeAt && clock(place.homeAt, language),
  }
}

export type HomePage = NonNullable<Awaited<ReturnType<typeof viewHomePage>>>

/** One tap; the link is asked again once the place is held. */
export async function answerHome(db: Db, token: string, now: Date): Promise<void> {
  const prove = async (tx: Db) => {
    const holder = await findLinkHolder(tx, token, 'home')
    if (!holder) throw new Refusal('answer_link_dead')
    return holder
  }
  const { accountId, memberId, eventId } = await prove(db)
  const rider = { id: accountId, memberId, proves: async (tx: Db) => void (await prove(tx)) }
  await sayHome(db, rider, { eventId, now })
}
