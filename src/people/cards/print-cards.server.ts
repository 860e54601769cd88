import { recordAudit } from '../../ground/audit/audit.server.ts'
import { YELLOW } from '../../ground/values/accent.ts'
import { findLogo } from '../../ground/files/club-logos.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { apart } from '../../ground/platform/apart.server.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { work } from './draw-cards.apart.ts'
import { listCardSerials } from './card-serials.server.ts'
import { cardToken } from './card-token.server.ts'
import { listDivisions } from '../members/member-choices.server.ts'
import { listCardsByIds } from '../members/member-cards.server.ts'

const drawCards = apart<typeof work>('people/cards/draw-cards', { lane: 'papers', seconds: 60 })

type PrintInput = {
  readonly ids: readonly number[]
  readonly today: string
  readonly club: Club
  readonly origin: string
}

/** Member cards for the printer, in the order they were chosen. */
export async function printCards(
  db: Db,
  visitor: Visitor,
  { ids, today, club, origin }: PrintInput,
): Promise<Uint8Array<ArrayBuffer>> {
  const chosen = [...new Set(ids)]
  const [cards, divisions, serials] = await Promise.all([
    listCardsByIds(db, chosen, today),
    listDivisions(db),
    listCardSerials(db, chosen),
  ])
  if (cards.length === 0) throw new Refusal('not_found')
  await inTransaction(db, async (tx) => {
    for (const { id } of cards)
      recordAudit(tx, { action: 'CARDS_PRINTED', actorId: visitor.id, memberId: id })
  })
  const logo = club.logo && (await findLogo(db, club.logo.print))
  return drawCards({
    cards: cards.map(
      ({ number, firstName, lastName, nickname, position, memberSince, lifeTime, ...card }) => ({
        number,
        firstName,
        lastName,
        nickname,
        position,
        memberSince,
        lifeTime,
        divisionName: divisions.find(({ id }) => id === card.division)?.name ?? null,
        address: `${origin}/overeni/${cardToken(card.id, serials.get(card.id) ?? 0)}`,
      }),
    ),
    club: { name: club.name, colour: club.colour ?? YELLOW, logo: logo?.bytes ?? null },
  })
}
