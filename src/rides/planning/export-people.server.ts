import { recordAudit } from '../../ground/audit/audit.server.ts'
import { findEvent } from '../events/events.server.ts'
import { cardNumber } from '../../people/members/member.ts'
import { isArchived, isPaid, type PaymentStatus } from '../../money/payment-status/payment-status.ts'
import { clock, pragueMoment } from '../../ground/values/moment.ts'
import { csvHead, csvRow } from '../../ground/values/csv.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import { answerInWords } from '../questions/question.ts'
import { wordsOfAnswers } from '../questions/question.words.ts'
import { listAllQuestions } from '../questions/questions.server.ts'
import { peopleWords } from './people.words.ts'
import { listPeople } from './people.server.ts'

type Input = { readonly eventId: number; readonly today: string; readonly language: Language }

/** The list of an event as a table; of each person only what the reader may see anyway. */
export async function exportPeople(
  db: Db,
  visitor: Visitor,
  { eventId, today, language }: Input,
): Promise<Response> {
  const event = await findEvent(db, eventId, { includeMembers: true, includeDrafts: true })
  if (!event) throw new Refusal('not_found')
  const people = await listPeople(db, visitor, { eventId, today })
  const questions = await listAllQuestions(db, eventId)
  const words = wordsOfAnswers(language)
  await inTransaction(db, async (tx) =>
    recordAudit(tx, {
      action: 'EVENT_LIST_EXPORTED',
      actorId: visitor.id,
      changes: [
        { field: 'event', from: null, to: eventId },
        { field: 'rows', from: null, to: people.length },
      ],
      note: event.title,
    }),
  )
  const say = speak(peopleWords, language)
  const head = csvHead([
    say('status'),
    say('position'),
    say('lastName'),
    say('firstName'),
    say('nickname'),
    say('number'),
    say('division'),
    say('passengers'),
    say('pillions'),
    say('note'),
    say('joins'),
    say('payment'),
    say('phone'),
    say('emergency'),
    say('checkedInAt'),
    ...questions.map(({ label }) => label),
  ])
  const rows = people.map(({ card, ...row }) =>
    csvRow([
      say(row.status === 'waiting' ? 'waiting' : 'going'),
      row.position,
      card.lastName,
      card.firstName,
      card.nickname,
      row.guestId === null ? cardNumber(card.number) : say('guest'),
      row.divisionName,
      row.passengers,
      row.pillions,
      row.note,
      row.pointAt && `${clock(row.pointAt, language)} ${row.pointPlace}`,
      row.paymentStatus && say(paymentWord(row.paymentStatus)),
      card.phone,
      [card.emergencyName, card.emergencyPhone].filter(Boolean).join(' '),
      row.checkedInAt && pragueMoment(row.checkedInAt),
      ...questions.map((question) => answerInWords(question, row.answers, words)),
    ]),
  )
  return new Response(head + rows.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="akce-${eventId}.csv"`,
      'cache-control': 'no-store',
    },
  })
}

/** What came of the payment; one that nobody waits for any more says so. */
function paymentWord(status: PaymentStatus): 'paid' | 'unpaid' | 'paymentCancelled' {
  if (isArchived(status)) return 'paymentCancelled'
  return isPaid(status) ? 'paid' : 'unpaid'
}
