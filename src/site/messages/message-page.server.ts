import { viewProgress } from '../../ground/batches/view-batches.server.ts'
import { readBatchSize } from '../../ground/batches/batches.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { notFound } from '../pages/not-found.ts'
import { shortMoment } from '../../ground/values/moment.ts'
import { can } from '../../permissions.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, type Given, seeOther } from '../../ground/http/screen.server.ts'
import type { Page } from '../../ground/http/after.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { speak } from '../../ground/values/words.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { type AudienceChoice, listAudiences } from './audiences.server.ts'
import { sizeInWords } from '../documents/document-line.ts'
import { listDocumentChoices, listFiles } from './message-files.server.ts'
import { changeDraft, deleteDraft, draftMessage } from './draft-message.server.ts'
import { letterParagraphs } from '../../ground/texts/letter-text.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { audienceText, letterFor, mayOpenMessage, mayWriteTo } from './message.ts'
import { MessageForm, type MessageInput, SendInput } from './message-input.ts'
import { messageWords } from './message.words.ts'
import {
  audienceOf,
  type FoundMessage,
  findMessage,
  listExamples,
  listRecipients,
} from './messages.server.ts'
import { sendMessage, sendTestMessage } from './send-message.server.ts'

const SHOWN = { page: 1, pageSize: 200 }

/** Where one is: a message in the making, one that stands written, and whether only an event's riders can be written to. */
function placeOf({ pathname, searchParams }: URL) {
  const [, figures] = /^\/admin\/events\/(\d{1,9})\/message(?:\.data)?$/.exec(pathname) ?? []
  const [, own] = /^\/admin\/messages\/(\d{1,9})(?:\.data)?$/.exec(pathname) ?? []
  const eventId = figures === undefined ? null : Number(figures)
  const asked = own ?? searchParams.get('zprava') ?? ''
  return {
    eventId,
    messageId: /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null,
    to: (id: number) =>
      eventId === null ? `/admin/messages/${id}` : `/admin/events/${eventId}/message?zprava=${id}`,
  }
}

type Place = ReturnType<typeof placeOf>

async function ownMessage(context: RequestContext, visitor: Visitor, { eventId, messageId }: Place) {
  const message = messageId === null ? null : await findMessage(context.db, messageId)
  if (!message || !mayOpenMessage(visitor, message)) throw notFound()
  if (eventId !== null && message.eventId !== eventId) throw notFound()
  return message
}

/** Everything the screen of a message shows, whichever of the three it is. */
async function viewMessagePage(context: RequestContext, visitor: Visitor, url: URL) {
  const place = placeOf(url)
  const { db, language } = context
  if (place.messageId === null) {
    const wanted = place.eventId === null ? url.searchParams.get('komu') : `event:${place.eventId}`
    return {
      kind: 'new' as const,
      form: { to: wanted ?? 'everybody', riders: 'registered', subject: '', body: '', files: [] },
      audiences: await choicesFor(context, visitor, place),
      documents: await documentsFor(context, visitor),
    }
  }
  const message = await ownMessage(context, visitor, place)
  return message.sentAt === null
    ? viewDraft(context, visitor, { message, place })
    : viewSent(context, visitor, {
        message,
        sentAt: message.sentAt,
        page: pageIn(url.searchParams),
        language,
        db,
      })
}

/** On an event's own page there is nobody else to write to. */
async function choicesFor({ db, language }: RequestContext, visitor: Visitor, { eventId }: Place) {
  const audiences = await listAudiences(db, visitor, language)
  return eventId === null ? audiences : audiences.filter(({ value }) => value === `event:${eventId}`)
}

/** What can go along, with its size and whether it would go as a link. */
async function documentsFor({ db, language }: RequestContext, visitor: Visitor) {
  const say = speak(messageWords, language)
  return (await listDocumentChoices(db, visitor)).map(({ id, title, size, goesAs }) => ({
    value: String(id),
    label: say(goesAs === 'link' ? 'largeDocument' : 'document', {
      title,
      size: sizeInWords(size, language),
    }),
  }))
}

async function filesOf({ db, language }: RequestContext, messageId: number) {
  const say = speak(messageWords, language)
  return (await listFiles(db, messageId)).map(({ documentId, title, size, goesAs }) => ({
    documentId,
    title,
    how:
      documentId === null
        ? say('goneFile')
        : say(goesAs === 'link' ? 'asLink' : 'asFile', { size: sizeInWords(size, language) }),
  }))
}

async function letterOf({ db, origin }: RequestContext, { subject, body, author }: FoundMessage) {
  return { subject, author, paragraphs: letterParagraphs(await findHtml(db, body), origin) }
}

type Drafted = { readonly message: FoundMessage; readonly place: Place }

async function viewDraft(context: RequestContext, visitor: Visitor, { message, place }: Drafted) {
  const { db, language } = context
  const [recipients, leftOut, examples, audiences, documents, files, batchSize] = await Promise.all([
    listRecipients(db, message.id, { leftOut: false, ...SHOWN }),
    listRecipients(db, message.id, { leftOut: true, ...SHOWN }),
    listExamples(db, message.id),
    choicesFor(context, visitor, place),
    documentsFor(context, visitor),
    filesOf(context, message.id),
    readBatchSize(db),
  ])
  const audience = audienceOf(message)
  return {
    kind: 'draft' as const,
    audienceName: message.audienceName,
    letter: await letterOf(context, message),
    people: message.people,
    recipients: recipients.items,
    leftOut: leftOut.items,
    leftOutCount: message.leftOut,
    batchSize,
    frozen: shortMoment(message.frozenAt, language),
    frozenAt: message.frozenAt.toISOString(),
    audiences: withChosen(audiences, { value: audienceText(audience), label: message.audienceName }),
    documents,
    files,
    examples,
    form: {
      to: audienceText(audience),
      riders: audience.kind === 'event' ? audience.riders : 'registered',
      subject: message.subject,
      body: message.body,
      files: files.flatMap(({ documentId }) => documentId ?? []).map(String),
    },
  }
}

/** What was chosen stays chosen, also when it is no more to be had; it is then refused in words, never taken for the first one. */
function withChosen(choices: readonly AudienceChoice[], chosen: AudienceChoice): readonly AudienceChoice[] {
  return choices.some(({ value }) => value === chosen.value) ? choices : [chosen, ...choices]
}

type Sent = Pick<RequestContext, 'db' | 'language'> & {
  readonly message: FoundMessage
  readonly sentAt: Date
  readonly page: Page
}

async function viewSent(
  context: RequestContext,
  visitor: Visitor,
  { message, sentAt, page, db, language }: Sent,
) {
  const [{ items, ...leaf }, leftOut, run] = await Promise.all([
    listRecipients(db, message.id, { leftOut: false, ...page }),
    listRecipients(db, message.id, { leftOut: true, ...SHOWN }),
    message.batchId === null ? null : viewProgress(db, { visitor, language }, message.batchId),
  ])
  return {
    kind: 'sent' as const,
    template: letterFor(message.audience),
    audienceName: message.audienceName,
    letter: await letterOf(context, message),
    sent: shortMoment(sentAt, language),
    recipients: items,
    leftOut: leftOut.items,
    leftOutCount: message.leftOut,
    files: await filesOf(context, message.id),
    view: { ...leaf, total: message.people },
    run,
    mayOpenOutbox: can(visitor, 'club.administer'),
  }
}

export type MessagePage = Awaited<ReturnType<typeof viewMessagePage>>

type Right = 'news.write' | 'events.manage'

/** The same screen for those who write to anybody and for those who write to the riders of their event. */
export function messageScreen(who: Right) {
  const screen = declareScreen({ who })
  const loader = screen.shows(async ({ visitor, url, ...context }) => ({
    title: speak(messageWords, context.language)('newTitle'),
    address: url.pathname + url.search,
    page: await viewMessagePage({ ...context, visitor }, visitor, url),
  }))
  const action = screen.acts({
    keeps: ['intent', 'to', 'riders', 'subject', 'body', 'file1', 'file2', 'file3'],
    acts: {
      draft: screen.act({ takes: MessageForm, does: writeDraft }),
      test: screen.act({ does: testDraft }),
      send: screen.act({
        takes: formOf(SendInput),
        does: async (given, confirmed) => {
          const { id, address } = await messageAt(given)
          await sendMessage(given.db, given.visitor, { id, ...confirmed })
          return seeOther(address)
        },
      }),
      delete: screen.act({ does: throwAway }),
    },
  })
  return { loader, action }
}

type Desk = Given<Right>

/** The message the address names, and where it stands. */
async function messageAt(given: Desk) {
  const place = placeOf(given.url)
  const message = await ownMessage(given, given.visitor, place)
  return { id: message.id, message, place, address: place.to(message.id) }
}

async function writeDraft(given: Desk, input: MessageInput) {
  const { db, visitor, today } = given
  const place = placeOf(given.url)
  const known = place.messageId === null ? null : await messageAt(given)
  const isElsewhere = place.eventId !== null && audienceText(input.audience) !== `event:${place.eventId}`
  if (isElsewhere || !mayWriteTo(visitor, input.audience.kind)) throw notFound()
  if (!known) return seeOther(place.to(await draftMessage(db, { visitor, today, input })))
  await changeDraft(db, known.id, { visitor, today, input })
  return seeOther(known.address)
}

async function testDraft(given: Desk) {
  const { message } = await messageAt(given)
  await sendTestMessage(given.db, given.visitor, message, given.language)
  return { done: { email: given.visitor.email } }
}

async function throwAway(given: Desk) {
  const { id, place } = await messageAt(given)
  await deleteDraft(given.db, given.visitor, id)
  const back = place.eventId === null ? '/admin/messages' : `/admin/events/${place.eventId}/people`
  return seeOther(back, flashCookie('draftDeleted'))
}
