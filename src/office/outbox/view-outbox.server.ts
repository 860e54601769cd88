import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { viewCurrentRun } from '../../ground/batches/view-batches.server.ts'
import { letters } from '../../ground/mail/letters.server.ts'
import { whyReturned, whyUnwritten } from '../../ground/mail/outbox.ts'
import { expectedAt, limitsFor, restAfter } from '../../ground/mail/pace.ts'
import { type Pace, readPace } from '../../ground/mail/paces.server.ts'
import { findMailServer } from '../../ground/mail/mail-servers.server.ts'
import { previewMail, subjectOf } from '../../ground/mail/write-letter.server.ts'
import { listName } from '../../people/members/member.ts'
import type { Page } from '../../ground/http/after.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { CANCEL_BATCH } from './cancel-mail.server.ts'
import type { OutboxFilter } from './outbox-filter.ts'
import {
  countOutbox,
  findOutboxLetter,
  listAttempts,
  listNewestOfEach,
  listOutbox,
  type OutboxRow,
} from './outbox-letters.server.ts'
import { type LetterDetail, type LetterLine, ownReason } from './outbox-view.ts'
import { fateWords, letterWords } from './outbox.words.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { RESEND_BATCH } from './resend-mail.server.ts'

type Reader = Pick<RequestContext, 'db' | 'language' | 'club' | 'origin'>
type Desk = { readonly pace: Pace; readonly hasServer: boolean }

/** Everything the outbox shows, in the reader's words. */
export async function viewOutbox(
  reader: Reader,
  visitor: Visitor,
  {
    filter,
    page,
    letter,
    run,
  }: { filter: OutboxFilter; page: Page; letter: number | null; run: string | null },
) {
  const { db, language } = reader
  const desk = await readDesk(reader)
  const [{ items: rows, ...leaf }, counts, kinds, current, batchSize] = await Promise.all([
    listOutbox(db, { ...filter, ...page }),
    countOutbox(db, filter),
    listNewestOfEach(db, Object.keys(letters())),
    viewCurrentRun(db, { visitor, language }, { chosen: run, kinds: [RESEND_BATCH, CANCEL_BATCH] }),
    readBatchSize(db),
  ])
  return {
    filter,
    counts,
    view: { ...leaf, total: counts[filter.tab] },
    lines: rows.map((row) => lineOf(row, reader, desk)),
    kinds: kinds.map((row) => ({ value: row.template, label: titleOf(row, reader) })),
    chosen: letter === null ? null : await viewLetter(reader, letter, desk),
    run: current,
    batchSize,
  }
}

async function readDesk({ db }: Reader): Promise<Desk> {
  const [pace, server] = await Promise.all([readPace(db), findMailServer(db)])
  return { pace, hasServer: server !== null }
}

async function viewLetter(reader: Reader, id: number, desk: Desk): Promise<LetterDetail | null> {
  const { db, language, club, origin } = reader
  const row = await findOutboxLetter(db, id)
  if (!row) return null
  const clubName = () => Promise.resolve(club.name)
  const [preview, attempts] = await Promise.all([
    previewMail(db, { letters: letters(), origin, clubName }, id, { withLink: false }),
    listAttempts(db, id),
  ])
  const say = speak(letterWords, language)
  return {
    ...lineOf(row, reader, desk),
    posted: shortMoment(row.createdAt, language),
    sent: row.sentAt && shortMoment(row.sentAt, language),
    text: preview?.text || null,
    hasLink: letters()[row.template]?.link !== undefined,
    attempts: attempts.map(({ startedAt, outcome, reply }) => ({
      when: shortMoment(startedAt, language),
      outcome: say(outcome === 'sent' ? 'sentOutcome' : (outcome ?? 'open')),
      reply,
    })),
  }
}

function lineOf(row: OutboxRow, reader: Reader, desk: Desk): LetterLine {
  const { id, toAddress, firstName, lastName, memberId, state, possiblySent } = row
  return {
    id,
    subject: titleOf(row, reader),
    to: toAddress,
    name: firstName !== null && lastName !== null ? listName({ firstName, lastName }) : null,
    memberId,
    state,
    fate: fateOf(row, reader, desk),
    isDoubtful: possiblySent && state !== 'sent',
  }
}

const titleOf = (row: OutboxRow, { club, origin }: Reader) =>
  subjectOf(letters(), row, { clubName: club.name, origin })

function fateOf(row: OutboxRow, { language }: Reader, desk: Desk): string {
  const say = speak(fateWords, language)
  const when = (moment: Date) => shortMoment(moment, language)
  if (row.state === 'sent') return say('sentAt', { when: when(row.sentAt ?? row.createdAt) })
  if (row.state === 'waiting') return turnOf(row, language, desk)
  const why = row.lastError === null ? null : whyUnwritten(row.lastError)
  if (row.state === 'failed' && why !== null) return say('cannot_be_written', { why })
  const back = row.lastError === null ? null : whyReturned(row.lastError)
  if (row.state === 'failed' && back !== null) return say('cameBack', { why: back })
  const reason = row.lastError && ownReason(row.lastError)
  if (row.state !== 'sending' && row.lastError) return reason ? say(reason) : row.lastError
  return say('posted', { when: when(row.createdAt) })
}

/** When a waiting letter gets its turn: after a pause, when the server is back, or when the limit lets it. */
function turnOf(row: OutboxRow, language: Reader['language'], { pace, hasServer }: Desk): string {
  const say = speak(fateWords, language)
  const when = (moment: Date) => shortMoment(moment, language)
  if (!hasServer) return say('noServer')
  if (row.ahead === null) return say('retry', { when: when(row.nextAttemptAt) })
  if (pace.failedAt)
    return say('resting', {
      when: when(new Date(pace.failedAt.getTime() + restAfter(pace.failures))),
    })
  const limits = limitsFor(pace.limits, row.priority === 0)
  const expected = expectedAt(row.ahead, limits, pace.used, pace)
  return expected.getTime() <= pace.now.getTime() ? say('now') : say('expected', { when: when(expected) })
}
