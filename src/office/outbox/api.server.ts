import { z } from 'zod'
import { answerIds } from '../../ground/batches/answer-ids.server.ts'
import { letters } from '../../ground/mail/letters.server.ts'
import { previewMail, subjectOf } from '../../ground/mail/write-letter.server.ts'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { door, RowId } from '../../ground/http/door.server.ts'
import { Paging } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { cancelMail, cancelMany } from './cancel-mail.server.ts'
import { OUTBOX_TABS } from './outbox-filter.ts'
import { MailId, MailIds } from './outbox-input.ts'
import { countOutbox, listOutbox } from './outbox-letters.server.ts'
import { resendMail, resendMany } from './resend-mail.server.ts'
import { IDS_ANSWERS } from '../../ground/batches/batch-answer.ts'
import { OutboxListAnswer } from './outbox-answer.ts'

const OutboxQuery = Paging.extend({
  state: z.enum(OUTBOX_TABS).default('all'),
  template: z.string().max(60).nullable().default(null),
  search: z.string().trim().max(200).default(''),
  from: RecentDay.nullable().default(null),
  to: RecentDay.nullable().default(null),
  memberId: MailId.nullable().default(null),
  sort: z.enum(['-createdAt']).optional(),
})

// A letter is written by many hands: in its frame nothing runs, nothing is loaded, nothing leads out.
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'self'; base-uri 'none'; form-action 'none'"

export const clubDoors = [
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/outbox/list',
    who: 'club.administer',
    summary: 'Letters of the outbox with their fate; one-time links are never told',
    body: OutboxQuery,
    answers: OutboxListAnswer,
    handle: async ({ db, body: { state, ...rest }, club, origin }) => {
      const filter = { ...rest, tab: state }
      const [leaf, counts] = await Promise.all([listOutbox(db, filter), countOutbox(db, filter)])
      const items = leaf.items.map((row) => ({
        id: row.id,
        template: row.template,
        subject: subjectOf(letters(), row, { clubName: club.name, origin }),
        to: row.toAddress,
        memberId: row.memberId,
        state: row.state,
        attempts: row.attempts,
        possiblySent: row.possiblySent,
        lastError: row.lastError,
        createdAt: row.createdAt,
        nextAttemptAt: row.nextAttemptAt,
        sentAt: row.sentAt,
      }))
      return { ...leaf, items, total: counts[state], counts }
    },
  }),
  door({
    method: 'GET',
    path: '/api/outbox/:id/letter',
    sends: 'page',
    who: 'club.administer',
    summary: 'One letter as it looks, its one-time links masked',
    params: z.object({ id: RowId }),
    sentAs: ['text/html'],
    handle: async ({ db, params, club, origin }) => {
      const clubName = () => Promise.resolve(club.name)
      const letter = await previewMail(db, { letters: letters(), origin, clubName }, params.id, {
        withLink: false,
      })
      if (!letter) throw new Refusal('not_found')
      return new Response(letter.html, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': LETTER_POLICY,
          'x-frame-options': 'SAMEORIGIN',
          'cache-control': 'no-store',
        },
      })
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/outbox/resend',
    who: 'club.administer',
    summary: 'Send one or many letters again',
    body: MailIds,
    answers: IDS_ANSWERS,
    handle: async ({ db, body: { ids }, visitor, http }) =>
      answerIds(http, ids, {
        one: (mailId) => resendMail(db, { mailId, sender: visitor }),
        many: (frozen) => resendMany(db, { ids: frozen, actorId: visitor.id }),
      }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/outbox/cancel',
    who: 'club.administer',
    summary: 'Cancel one or many letters that still wait',
    body: MailIds,
    answers: IDS_ANSWERS,
    handle: async ({ db, body: { ids }, visitor, http }) =>
      answerIds(http, ids, {
        one: (mailId) => cancelMail(db, { mailId, actorId: visitor.id }),
        many: (frozen) => cancelMany(db, { ids: frozen, actorId: visitor.id }),
      }),
  }),
]
