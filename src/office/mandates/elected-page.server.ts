import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { findMeeting } from '../../meetings/calling/meetings.server.ts'
import { mandateRolesFor } from '../../people/members/account-act.ts'
import { cardNumber, listName } from '../../people/members/member.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { can } from '../../permissions.ts'
import { Refusal } from '../../refusals.ts'
import { notFound } from '../../site/pages/not-found.ts'
import { memberOf } from '../titles/titles-page.server.ts'
import { listCandidates, listTitles } from '../titles/titles.server.ts'
import { listElections } from './elections.server.ts'
import { ResultInput, writeResult } from './write-result.server.ts'

export const electedScreen = declareScreen({ who: 'meetings.manage', params: z.object({ id: RowId }) })

type Reader = Pick<RequestContext, 'db' | 'today' | 'language'> & { readonly visitor: Visitor }

/** Every election of the meeting: what was given by it, or the form that gives it, with the cards guessed by name. */
export async function viewElected({ db, today, language, visitor }: Reader, meetingId: number) {
  const meeting = await findMeeting(db, meetingId)
  if (!meeting) throw notFound()
  const [elections, titles, divisions, candidates] = await Promise.all([
    listElections(db, meetingId),
    listTitles(db),
    listDivisions(db),
    listCandidates(db),
  ])
  const day = (text: string) => dayInFigures(text, language)
  const people = candidates.map((one) => ({
    names: [`${one.firstName} ${one.lastName}`, `${one.lastName} ${one.firstName}`].map(plain),
    label: `${listName(one)} (${cardNumber(one.number)})`,
  }))
  const guess = (name: string) => {
    const known = people.filter(({ names }) => names.includes(plain(name)))
    return known.length === 1 ? (known[0]?.label ?? '') : ''
  }
  return {
    id: meetingId,
    name: meeting.title,
    isOver: meeting.state === 'closed',
    today,
    elections: elections.map(({ elected, terms, ...election }) => ({
      ...election,
      elected: elected.map((name) => ({ name, card: guess(name) })),
      terms: terms.map(({ startsOn, endsOn, ...term }) => ({
        ...term,
        name: listName(term),
        from: day(startsOn),
        until: endsOn && day(endsOn),
      })),
    })),
    titles: titles.filter(({ closed }) => !closed).map(({ id, name, scope }) => ({ id, name, scope })),
    divisions: divisions.filter(({ isClosed }) => !isClosed).map(({ id, name }) => ({ id, name })),
    people: people.map(({ label }) => label),
    roles: mandateRolesFor(visitor),
    governs: can(visitor, 'webmasters.govern'),
  }
}

export type ElectedView = Awaited<ReturnType<typeof viewElected>>

const plain = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('cs')

/** The most seats a vote can have. */
const SEATS = 20
const MEMBER_FIELDS = Array.from({ length: SEATS }, (_, index) => `member${index + 1}`)

const Card = z.string().trim().max(300).optional()
const Writing = ResultInput.omit({ members: true }).extend({
  voteId: RowId,
  ...Object.fromEntries(MEMBER_FIELDS.map((field) => [field, Card])),
})

export const ELECTED_FIELDS = [
  'voteId',
  'titleId',
  'division',
  'startsOn',
  'endsOn',
  'role',
  'replaces',
  ...MEMBER_FIELDS,
]

export const electedActs = {
  write: electedScreen.act({
    takes: formOf(Writing),
    does: async ({ db, visitor, today, params: { id } }, { voteId, ...form }) => {
      const written = MEMBER_FIELDS.map((field) => [field, (form as Record<string, unknown>)[field]] as const)
      const members: number[] = []
      for (const [field, text] of written)
        if (typeof text === 'string' && text !== '')
          members.push(
            await memberOf(db, text).catch((error: unknown) => {
              if (error instanceof Refusal)
                throw new Refusal('invalid_fields', { fields: { [field]: 'invalid' } })
              throw error
            }),
          )
      const { titleId, division, startsOn, endsOn, role, replaces, password } = form
      const term = { titleId, division, startsOn, endsOn, role, replaces, password }
      await writeResult(db, visitor, { ...term, members, voteId, today })
      return seeOther(`/admin/meetings/${id}/elected`, flashCookie('saved'))
    },
  }),
}
