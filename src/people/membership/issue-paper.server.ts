import { recordAudit } from '../../ground/audit/audit.server.ts'
import { qrRows } from '../cards/card-qr.ts'
import { cardToken } from '../cards/card-token.server.ts'
import { listDivisions } from '../members/member-choices.server.ts'
import { findCard } from '../members/member-cards.server.ts'
import { validityOf } from '../../money/payments/validity.ts'
import { letterhead } from '../../ground/files/letterhead.server.ts'
import { drawPaper } from '../../ground/files/paper-pdf.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { endOfMembership, findHolder } from './holders.server.ts'
import { membershipPaper, type PaperKind } from './membership-paper.ts'

type Issue = {
  readonly kind: PaperKind
  readonly memberId: number
  readonly actorId: number | null
  readonly club: Club
  readonly today: string
  readonly language: Language
  readonly origin: string
}

/** What the law gives every member, also a former one: free, at any time. It leaves a trace. */
export async function issuePaper(db: Db, issue: Issue): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, memberId, actorId, club, today, language, origin } = issue
  const [card, holder, divisions] = await Promise.all([
    findCard(db, memberId, today),
    findHolder(db, memberId, today),
    listDivisions(db),
  ])
  if (!card || !holder) throw new Refusal('not_found')
  await inTransaction(db, async (tx) =>
    recordAudit(tx, { action: 'MEMBERSHIP_CONFIRMED', actorId, memberId, note: kind }),
  )
  const { standing } = holder
  const endedOn = standing.state === 'ended' ? endOfMembership(holder) : null
  const divisionName = divisions.find(({ id }) => id === card.division)?.name ?? null
  const paper = membershipPaper(
    kind,
    { card, divisionName, standing, endedOn, paidUntil: validityOf(holder, today).until },
    { clubName: club.name, today, language },
  )
  const address = `${origin}/overeni/${cardToken(memberId, holder.cardSerial)}`
  const code = kind === 'confirmation' ? { code: qrRows(address) } : {}
  return drawPaper({ ...paper, ...code, ...(await letterhead(db, club, language)) })
}
