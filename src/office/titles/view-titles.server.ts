import { cardNumber, listName } from '../../people/members/member.ts'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { mandateRolesFor } from '../../people/members/account-act.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import type { MandateRole } from '../../permissions.ts'
import { endsSoon, termState } from './term.ts'
import { listCandidates, listTerms, listTitles, type TermRow } from './titles.server.ts'

export type SeenTerm = {
  readonly id: number
  readonly name: string
  readonly memberId: number
  readonly division: string | null
  readonly startsOn: string
  readonly endsOn: string | null
  readonly from: string
  readonly until: string | null
  readonly isEnding: boolean
  readonly role: MandateRole | null
}

type Reader = Pick<RequestContext, 'db' | 'today' | 'language'> & { readonly visitor: Visitor }

/** The titles with who holds them, who will and who did, in five statements however many there are. */
export async function viewTitles({ db, today, language, visitor }: Reader, chosenMember: number | null) {
  const [titles, terms, divisions, candidates] = await Promise.all([
    listTitles(db),
    listTerms(db),
    listDivisions(db),
    listCandidates(db),
  ])
  const day = (text: string) => dayInFigures(text, language)
  const seen = (term: TermRow): SeenTerm => ({
    id: term.id,
    name: listName(term),
    memberId: term.memberId,
    division: term.division,
    startsOn: term.startsOn,
    endsOn: term.endsOn,
    from: day(term.startsOn),
    until: term.endsOn && day(term.endsOn),
    isEnding: endsSoon(term, today),
    role: term.role,
  })
  const ofTitle = titles.map((title) => {
    const own = terms.filter(({ titleId }) => titleId === title.id)
    const inState = (state: ReturnType<typeof termState>) =>
      own.filter((term) => termState(term, today) === state).map(seen)
    return { ...title, current: inState('current'), coming: inState('coming'), past: inState('past') }
  })
  const people = candidates.map((one) => ({
    id: one.id,
    label: `${listName(one)} (${cardNumber(one.number)})`,
  }))
  return {
    today,
    titles: ofTitle,
    ending: ofTitle.flatMap(({ name, current }) =>
      current.filter(({ isEnding }) => isEnding).map((term) => ({ ...term, title: name })),
    ),
    divisions: divisions.filter(({ isClosed }) => !isClosed).map(({ id, name }) => ({ id, name })),
    // A Webmaster asks for the password, so he is made where it is asked for.
    roles: mandateRolesFor(visitor).filter((role) => role !== 'Webmaster'),
    people: people.map(({ label }) => label),
    chosen: people.find(({ id }) => id === chosenMember)?.label ?? '',
  }
}

export type TitlesView = Awaited<ReturnType<typeof viewTitles>>
