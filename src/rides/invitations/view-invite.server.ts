import { sql } from 'kysely'
import { viewProgress } from '../../ground/batches/view-batches.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { type Language, LANGUAGES, speak } from '../../ground/values/words.ts'
import { isRidden } from '../../people/members/riding.ts'
import { greetingOf } from '../../people/members/salutation.ts'
import { notFound } from '../../site/pages/not-found.ts'
import type { Db } from '../../tables.ts'
import { timeInWords } from '../events/event-time.ts'
import { factsOf } from '../events/event-view.ts'
import { findEvent, type FoundEvent } from '../events/events.server.ts'
import { joiningInWords } from '../events/joining.ts'
import { pictureAddress, shareText } from '../events/share.ts'
import { eventInvitationLetter } from './event-invitation.mail.ts'
import { ANSWERS, readChoices } from './invitation.ts'
import { listCandidates, listChoosable, listInvited, listMark } from './invitations.server.ts'
import { INVITATION_BATCHES, invitationParams } from './invite.server.ts'
import { inviteWords } from './invite.words.ts'

const SHOWN = 200

/** Whom one can ask, whom one would, and what those who were asked said. */
export async function viewInvite(
  context: RequestContext,
  visitor: Visitor,
  { id, chosen }: { readonly id: number; readonly chosen: readonly string[] },
) {
  const { db, now, language } = context
  const event = await findEvent(db, id, { includeMembers: true, includeDrafts: true })
  if (!event) throw notFound()
  const say = speak(inviteWords, language)
  const [choosable, invited, runId] = await Promise.all([
    listChoosable(db, event),
    listInvited(db, id),
    findRun(db, id),
  ])
  return {
    id,
    name: event.title,
    when: timeInWords(event, language),
    isOpen: event.state === 'published' && event.startsAt > now,
    choices: [
      { value: 'everybody', label: say('everybody') },
      ...choosable.map(({ kind, id: of, name }) => ({
        value: kind === 'last' ? kind : `${kind}:${of}`,
        label: say(kind, { name }),
      })),
    ],
    chosen,
    preview: await viewPreview(context, event, chosen),
    share: viewShare(context, event),
    answers: ANSWERS.map((answer) => {
      const people = invited.filter((one) => one.answer === answer)
      return {
        answer,
        count: people.length,
        people: people.slice(0, SHOWN).map(({ memberId, name, nudgedAt }) => ({
          memberId,
          name,
          isNudged: nudgedAt !== null,
        })),
      }
    }),
    toNudge: invited.filter(({ answer, nudgedAt }) => answer === 'silent' && nudgedAt === null).length,
    run: runId === null ? null : await viewProgress(db, { visitor, language }, runId),
  }
}

export type InvitePage = Awaited<ReturnType<typeof viewInvite>>

async function viewPreview(
  { db, language, club, origin }: RequestContext,
  event: FoundEvent,
  chosen: readonly string[],
) {
  const choices = readChoices(chosen)
  if (choices.length === 0) return null
  const candidates = await listCandidates(db, event, choices)
  const people = candidates.filter(({ leftOut }) => leftOut === null)
  const leftOut = candidates.filter((one) => one.leftOut !== null)
  const { subject, paragraphs, facts, button, otherButton } = eventInvitationLetter.write({
    language,
    clubName: club.name,
    params: { ...invitationParams(event), greeting: greetingOf(null, language) },
    link: '',
    origin,
  })
  return {
    count: people.length,
    people: people.slice(0, SHOWN),
    leftOutCount: leftOut.length,
    leftOut: leftOut.slice(0, SHOWN),
    list: listMark(people),
    letter: {
      subject,
      paragraphs,
      facts: facts ?? [],
      buttons: [button, otherButton].flatMap((one) => (one ? [one.label] : [])),
    },
  }
}

/** The same in both languages, the reader's own first. A draft is nobody's to talk about. */
function viewShare({ language, origin }: RequestContext, event: FoundEvent) {
  if (event.state === 'draft') return null
  const isOwn = (one: Language) => (one === language ? 0 : 1)
  return {
    isForMembers: event.visibility === 'members',
    versions: LANGUAGES.toSorted((one, other) => isOwn(one) - isOwn(other)).map((one) => ({
      language: one,
      picture: pictureAddress(event, one),
      fileName: `akce-${event.id}.jpg`,
      text: shareText(
        {
          title: event.title,
          isRide: isRidden(event.kind),
          isCancelled: event.state === 'cancelled',
          facts: factsOf(event, { route: null, crew: null }, one),
          joining: joiningInWords(event.meetingPoints, one),
          address: `${origin}/akce/${event.id}`,
        },
        one,
      ),
    })),
  }
}

/** The last run of this event, as it gets on or ended. */
async function findRun(db: Db, eventId: number): Promise<number | null> {
  const run = await db
    .selectFrom('batch')
    .select('id')
    .where('kind', 'in', [...INVITATION_BATCHES])
    .where(sql<boolean>`params ->> 'eventId' = ${String(eventId)}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.id ?? null
}
