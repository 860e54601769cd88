import { cardNumber, listName } from '../members/member.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Avatar } from '../../ground/ui/avatar.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { AlikeApplications } from './alike-applications.tsx'
import type { AlikeApplication } from './alike-applications.server.ts'
import { HandSearch, type HandSearchProps } from './hand-search.tsx'
import { matchesWords } from './matches.words.ts'
import { Pager } from '../../ground/ui/pager.tsx'
import { LikenessBadges } from '../members/likeness-badges.tsx'
import type { ShownPerson } from './people-pairs.server.ts'
import type { Suggestion, SuggestionPage } from './suggest-people.server.ts'

type PeopleViewProps = SuggestionPage & {
  readonly search: HandSearchProps['search']
  readonly applications: readonly AlikeApplication[]
  readonly mayDecide: boolean
}

export function PeopleView(props: PeopleViewProps) {
  const { items, total, more, search, applications, mayDecide } = props
  const say = useWords(matchesWords)
  return (
    <>
      <p className="mb-5 max-w-[70ch] text-muted">{say(mayDecide ? 'lead' : 'onlyLooking')}</p>
      <AlikeApplications items={applications} />
      {total === 0 ? (
        <EmptyState text={say('none')} seed={5} />
      ) : (
        <ul className="grid gap-4">
          {items.map((item) => (
            <Pair key={`${item.first.id}-${item.second.id}`} item={item} mayDecide={mayDecide} />
          ))}
        </ul>
      )}
      {more && <p className="mt-4 text-muted">{say('more')}</p>}
      <Pager view={props} to={(number) => `?page=${number}`} />
      <HandSearch search={search} />
    </>
  )
}

function Pair({ item, mayDecide }: { readonly item: Suggestion; readonly mayDecide: boolean }) {
  const { first, second } = inOrder(item)
  return (
    <li className="overflow-hidden rounded-panel border border-line bg-panel">
      <div className="flex flex-wrap items-center gap-2 border-b border-line px-5 py-3">
        <LikenessBadges likeness={item} />
      </div>
      <div className="grid divide-line max-md:divide-y md:grid-cols-2 md:divide-x">
        <Person person={first} other={second} />
        <Person person={second} other={first} />
      </div>
      <Decision first={first} second={second} mayDecide={mayDecide} />
    </li>
  )
}

/** Whom one would keep comes first: the one who signs in, or who is not in the archive. */
function inOrder({ first, second }: Suggestion): { first: ShownPerson; second: ShownPerson } {
  const weight = ({ isArchived, hasAccount }: ShownPerson) => (isArchived ? 0 : 2) + (hasAccount ? 1 : 0)
  return weight(second) > weight(first) ? { first: second, second: first } : { first, second }
}

const FACTS = ['birthDate', 'email', 'phone', 'city', 'division', 'hogNumber'] as const

function Person({ person, other }: { readonly person: ShownPerson; readonly other: ShownPerson }) {
  const say = useWords(matchesWords)
  const sayField = useWords(fieldWords)
  return (
    <div className="min-w-0 p-5">
      <div className="mb-3 flex items-center gap-3">
        <Avatar firstName={person.firstName} lastName={person.lastName} />
        <div className="min-w-0">
          <p className="font-semibold break-words">{listName(person)}</p>
          <p className="figures text-sm text-muted">
            {[person.nickname, say('number', { number: cardNumber(person.number) })]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className="ml-auto flex flex-wrap justify-end gap-1.5">
          {person.hasAccount && <Badge tone="info">{say('hasAccount')}</Badge>}
          {person.isArchived && <Badge>{say('archived')}</Badge>}
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.9375rem]">
        {FACTS.filter((fact) => person[fact] ?? other[fact]).map((fact) => (
          <Fact
            key={fact}
            label={sayField(fact)}
            value={person[fact] ?? null}
            isShared={isSame(person[fact], other[fact])}
          />
        ))}
      </dl>
    </div>
  )
}

const isSame = (first: string | null = null, second: string | null = null) =>
  first !== null && first.toLowerCase() === second?.toLowerCase()

type FactProps = { readonly label: string; readonly value: string | null; readonly isShared: boolean }

function Fact({ label, value, isShared }: FactProps) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className={isShared ? 'figures font-semibold break-all' : 'figures break-all'}>{value ?? '–'}</dd>
    </>
  )
}

type DecisionProps = {
  readonly first: ShownPerson
  readonly second: ShownPerson
  readonly mayDecide: boolean
}

function Decision({ first, second, mayDecide }: DecisionProps) {
  const say = useWords(matchesWords)
  const names = { first: listName(first), second: listName(second) }
  return (
    <div className="flex flex-col gap-2.5 border-t border-line p-4 md:flex-row md:px-5">
      <ButtonLink
        to={`?keep=${first.id}&drop=${second.id}`}
        variant="primary"
        aria-label={say('compareNamed', names)}
      >
        {say('compare')}
      </ButtonLink>
      {mayDecide && (
        <ActButton
          to="?"
          intent="two-people"
          sends={{ a: first.id, b: second.id }}
          named={say('refuseNamed', names)}
          className="max-md:w-full"
        >
          {say('refuse')}
        </ActButton>
      )}
    </div>
  )
}
