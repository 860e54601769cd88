import { sql } from 'kysely'
import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { viewProgress } from '../../ground/batches/view-batches.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { dayWords } from '../../ground/values/day.words.ts'
import { momentInFigures, pragueMoment } from '../../ground/values/moment.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { listMembers } from '../../people/roster/list-members.server.ts'
import { filterOf } from '../../people/roster/member-query.ts'
import { listDocuments, namedTo } from '../../site/documents/documents.server.ts'
import { notFound } from '../../site/pages/not-found.ts'
import type { Db } from '../../tables.ts'
import { CALL_BATCH, CANCEL_BATCH } from './call-meeting.server.ts'
import { callingWords, proposalWords } from './meeting.words.ts'
import {
  findMeeting,
  listInvitees,
  listParts,
  listPoints,
  listProposals,
  hasPublished,
  readRules,
} from './meetings.server.ts'
import { callBy, type Notice, noticeOf } from './notice.ts'
import { namableParts } from './meeting.ts'
import { ruleSource } from './rule-source.ts'
import type { MeetingRules } from './rules.ts'
import { sayAsking } from './say-asking.server.ts'
import { substituteLimits } from './substitute.ts'

export const meetingScreen = declareScreen({ who: 'meetings.manage', params: z.object({ id: RowId }) })

const MOST_FOUND = 8
const SHOWN = 300

export async function viewMeeting(
  { db, today, language }: RequestContext,
  visitor: Visitor,
  { id, wanted }: { readonly id: number; readonly wanted: string },
) {
  const meeting = await findMeeting(db, id)
  if (!meeting) throw notFound()
  const isDraft = meeting.state === 'draft'
  const [points, parts, proposals, invitees, rules, documents, found, names, runId, isPublished] =
    await Promise.all([
      listPoints(db, id).then((all) => namedTo(db, visitor, all)),
      listParts(db, id),
      listProposals(db, id),
      listInvitees(db, id),
      isDraft ? readRules(db) : meeting.rules,
      listDocuments(db, { reader: visitor, page: 1, pageSize: 100 }),
      wanted.trim().length < 2
        ? null
        : listMembers(db, {
            filter: filterOf({ search: wanted.slice(0, 100), pageSize: MOST_FOUND }),
            viewer: visitor,
            today,
          }),
      listNames(db, [meeting.calledBy, meeting.shortNoticeBy]),
      findRun(db, id),
      hasPublished(db, id),
    ])
  const say = speak(callingWords, language)
  const sayDays = speak(dayWords, language)
  const notice = noticeOf({
    heldOn: pragueDay(meeting.startsAt),
    leavesOn: meeting.calledAt ? pragueDay(meeting.calledAt) : today,
    noticeDays: rules.noticeDays,
  })
  const nameOf = (account: number | null) => (account && names.get(account)) || say('someone')
  const at = (moment: Date) => momentInFigures(moment, language)
  return {
    id,
    name: meeting.title,
    when: at(meeting.startsAt),
    place: meeting.place,
    state: meeting.state,
    form: {
      title: meeting.title,
      startsAt: pragueMoment(meeting.startsAt),
      place: meeting.place,
      note: meeting.note,
      proposalsUntil: meeting.proposalsUntil ?? '',
      askedBy: meeting.askedBy ?? '',
      askedOn: meeting.askedOn ?? '',
    },
    notice: {
      isKept: notice.isKept,
      text: say(notice.isKept ? 'kept' : 'short', {
        days: sayDays('days', { count: rules.noticeDays }),
        day: dayInFigures(notice.lastDay, language),
        source: ruleSource(rules, 'noticeDays', language),
      }),
    },
    asking: isDraft ? await sayAsking(db, rules, language) : '',
    cancelNote: say('cancelText', {
      days: sayDays('days', { count: rules.cancelDays }),
      source: ruleSource(rules, 'cancelDays', language),
    }),
    substitute: await tellSubstitute(db, meeting.substituteOf, { rules, language }),
    due:
      isDraft && meeting.askedBy && meeting.askedOn
        ? say('dueBy', {
            who: meeting.askedBy,
            asked: dayInFigures(meeting.askedOn, language),
            day: dayInFigures(callBy({ askedOn: meeting.askedOn, requestDays: rules.requestDays }), language),
          })
        : null,
    called: [
      ...(meeting.calledAt
        ? [say('calledBy', { who: nameOf(meeting.calledBy), when: at(meeting.calledAt) })]
        : []),
      ...(meeting.calledAt && notice.isKept
        ? [
            say('wasKept', {
              days: sayDays('days', { count: rules.noticeDays }),
              held: sayDays('days', { count: notice.days }),
              source: ruleSource(rules, 'noticeDays', language),
            }),
          ]
        : []),
      ...(meeting.shortNoticeReason
        ? [say('wasShort', { who: nameOf(meeting.shortNoticeBy), reason: meeting.shortNoticeReason })]
        : []),
      ...sayLate(invitees, notice, language),
      ...(meeting.cancelledAt
        ? [say('cancelled', { when: at(meeting.cancelledAt), reason: meeting.cancelReason ?? '' })]
        : []),
    ],
    points,
    namable: namableParts(meeting.state, isPublished),
    parts: parts.map(({ memberId, part, firstName, lastName }) => ({
      memberId,
      part,
      name: `${firstName} ${lastName}`,
    })),
    proposals: proposals.map(({ sentAt, firstName, lastName, memberId, ...proposal }) => ({
      ...proposal,
      by: speak(proposalWords, language)('by', {
        who: memberId === null ? speak(proposalWords, language)('former') : `${firstName} ${lastName}`,
        when: at(sentAt),
      }),
    })),
    invited: {
      counts: {
        invited: invitees.length,
        posted: invitees.filter(({ postedAt }) => postedAt !== null).length,
        pushed: invitees.filter(({ pushedAt }) => pushedAt !== null).length,
        handed: invitees.filter(({ paperOn }) => paperOn !== null).length,
        printed: invitees.filter(({ printedAt, paperOn }) => printedAt !== null && paperOn === null).length,
        unmailed: invitees.filter(({ needsPaper }) => needsPaper).length,
        left: invitees.filter(({ postedAt, paperOn }) => postedAt === null && paperOn === null).length,
      },
      people: invitees
        .toSorted((one, other) => Number(isReached(one)) - Number(isReached(other)))
        .slice(0, SHOWN)
        .map(({ memberId, name, hasMail, postedAt, pushedAt, paperOn }) => ({
          memberId,
          name,
          isLeft: postedAt === null && paperOn === null,
          how: [
            postedAt ? say('posted', { when: at(postedAt) }) : say(hasMail ? 'waiting' : 'noMail'),
            ...(pushedAt ? [say('pushed', { when: at(pushedAt) })] : []),
            ...(paperOn ? [say('handed', { day: dayInFigures(paperOn, language) })] : []),
          ].join(' · '),
        })),
    },
    documents: documents.items.map((document) => ({ id: document.id, title: document.title })),
    wanted,
    found:
      found?.cards.map((card) => ({
        memberId: card.id,
        number: card.number,
        name: `${card.firstName} ${card.lastName}`,
      })) ?? null,
    run: runId === null ? null : await viewProgress(db, { visitor, language }, runId),
  }
}

export type MeetingPage = Awaited<ReturnType<typeof viewMeeting>>

type Telling = { readonly rules: MeetingRules; readonly language: Language }

/** Until when a substitute is called and held. */
async function tellSubstitute(db: Db, substituteOf: number | null, { rules, language }: Telling) {
  const first = substituteOf === null ? null : await findMeeting(db, substituteOf)
  if (!first) return null
  const { inviteBy, holdBy } = substituteLimits(pragueDay(first.startsAt), rules)
  return speak(callingWords, language)('substitute', {
    inviteBy: dayInFigures(inviteBy, language),
    holdBy: dayInFigures(holdBy, language),
  })
}

type Left = { readonly postedAt: Date | null; readonly paperOn: string | null }

/** Called in time, and yet some were told too late: a mail server that was down, paper carried the week after. */
function sayLate(
  invitees: readonly Left[],
  { isKept, lastDay }: Notice,
  language: Language,
): readonly string[] {
  const days = invitees.flatMap(({ postedAt, paperOn }) => {
    const left = [...(postedAt ? [pragueDay(postedAt)] : []), ...(paperOn ? [paperOn] : [])].toSorted()[0]
    return left ?? []
  })
  const count = days.filter((left) => left > lastDay).length
  if (!isKept || count === 0) return []
  return [speak(callingWords, language)('late', { day: dayInFigures(lastDay, language), count })]
}

const isReached = ({ postedAt, paperOn }: { postedAt: Date | null; paperOn: string | null }) =>
  postedAt !== null || paperOn !== null

async function listNames(db: Db, accounts: readonly (number | null)[]): Promise<ReadonlyMap<number, string>> {
  const ids = accounts.filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.memberId')
    .select(['account.id', 'firstName', 'lastName'])
    .where('account.id', 'in', ids)
    .where('member.erasedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]))
}

async function findRun(db: Db, meetingId: number): Promise<number | null> {
  const run = await db
    .selectFrom('batch')
    .select('id')
    .where('kind', 'in', [CALL_BATCH, CANCEL_BATCH])
    .where(sql<boolean>`params ->> 'meetingId' = ${String(meetingId)}`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return run?.id ?? null
}
