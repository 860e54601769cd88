import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import { useNavigation } from 'react-router'
import { cardNumber, listName } from '../members/member.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ComparedRow } from './comparison.ts'
import type { Likeness } from '../members/likeness.ts'
import { matchesWords, mergeWords } from './matches.words.ts'
import type { Belongings } from './merge-cards.server.ts'
import { LikenessBadges } from '../members/likeness-badges.tsx'

type Nameplate = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
}
type CompareViewProps = Likeness & {
  readonly keep: Nameplate
  readonly drop: Nameplate
  readonly rows: readonly ComparedRow[]
  readonly moves: Belongings
  readonly movesAccount: boolean
  readonly paidYears: readonly number[]
  readonly fault: string | null
  readonly mayDecide: boolean
}

export function CompareView(props: CompareViewProps) {
  const { keep, drop, rows, fault, mayDecide } = props
  const say = useWords(mergeWords)
  const sayMatch = useWords(matchesWords)
  return (
    <div className="grid max-w-5xl gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <LikenessBadges likeness={props} />
      </div>
      <Panel
        flush
        title={say('title')}
        actions={
          <ButtonLink to={`?keep=${drop.id}&drop=${keep.id}`} preventScrollReset>
            <ArrowLeftRight aria-hidden="true" />
            {say('swap')}
          </ButtonLink>
        }
      >
        <SideBySide keep={keep} drop={drop} rows={rows} />
      </Panel>
      <Moves {...props} />
      {fault && (
        <div role="note" className="rounded-lg bg-danger px-4 py-3 text-danger-ink">
          <p className="font-semibold">{say('cannot')}</p>
          <p>{fault}</p>
        </div>
      )}
      {mayDecide ? (
        <Decision keep={keep} drop={drop} isPossible={fault === null} />
      ) : (
        <p className="text-muted">{sayMatch('onlyLooking')}</p>
      )}
    </div>
  )
}

function SideBySide({ keep, drop, rows }: Pick<CompareViewProps, 'keep' | 'drop' | 'rows'>) {
  const say = useWords(mergeWords)
  return (
    <table
      aria-label={say('sideBySide')}
      className="w-full table-fixed border-t border-line text-left max-md:block"
    >
      <thead className="max-md:block">
        <tr className="border-b border-line bg-sunk max-md:grid max-md:grid-cols-2">
          <th scope="col" className="w-48 px-5 py-3 text-sm font-medium text-muted max-md:hidden md:px-6">
            {say('field')}
          </th>
          <Head title={say('kept')} card={keep} />
          <Head title={say('dropped')} card={drop} />
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <Row key={row.label} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function Head({ title, card }: { readonly title: string; readonly card: Nameplate }) {
  const say = useWords(matchesWords)
  return (
    <th scope="col" className="min-w-0 px-5 py-3 font-normal break-words">
      <span className="block text-sm text-muted">{title}</span>
      <span className="font-semibold">{listName(card)}</span>{' '}
      <span className="figures text-sm whitespace-nowrap text-muted">
        {say('number', { number: cardNumber(card.number) })}
      </span>
    </th>
  )
}

function Row({ row }: { readonly row: ComparedRow }) {
  const say = useWords(mergeWords)
  return (
    <tr className="border-b border-line align-top last:border-0 max-md:grid max-md:grid-cols-2">
      <th
        scope="row"
        className="px-5 pt-2.5 text-sm font-medium text-muted max-md:col-span-2 md:px-6 md:py-2.5"
      >
        {row.label}
      </th>
      <td className="figures px-5 py-2 break-words whitespace-pre-line md:py-2.5">
        {row.kept || '–'}
        {row.mark === 'differs' && (
          <Badge
            tone="warning"
            className="ml-2 max-md:ml-0 max-md:block max-md:w-fit max-md:whitespace-normal"
          >
            {say('differs')}
          </Badge>
        )}
      </td>
      <td className="figures px-5 py-2 break-words whitespace-pre-line md:py-2.5">
        {row.dropped || '–'}
        {row.mark === 'fills' && (
          <Badge tone="success" className="ml-2 max-md:ml-0 max-md:block max-md:w-fit">
            {say('fills')}
          </Badge>
        )}
      </td>
    </tr>
  )
}

const BELONGINGS = [
  'motorcycles',
  'tags',
  'payments',
  'registrations',
  'donations',
  'applications',
  'letters',
  'rides',
] as const

function Moves({ moves, movesAccount, paidYears, keep }: CompareViewProps) {
  const say = useWords(mergeWords)
  const list = [
    ...(movesAccount ? [say('moveAccount')] : []),
    ...BELONGINGS.filter((what) => moves[what] > 0).map((what) => say(what, { count: moves[what] })),
  ]
  return (
    <Panel title={say('moves')}>
      <p className="text-lg">{list.length > 0 ? list.join(', ') : say('nothingMoves')}</p>
      {paidYears.length > 0 && <p className="mt-2">{say('paidTwice', { years: paidYears.join(', ') })}</p>}
      <p className="mt-2 text-muted">{say('history', { number: String(keep.number) })}</p>
    </Panel>
  )
}

type DecisionProps = Pick<CompareViewProps, 'keep' | 'drop'> & { readonly isPossible: boolean }

function Decision({ keep, drop, isPossible }: DecisionProps) {
  const say = useWords(mergeWords)
  const sayMatch = useWords(matchesWords)
  const input = useNavigation().formData?.get('intent')
  return (
    <div className="flex flex-col gap-2.5 md:flex-row">
      {isPossible && (
        <ActButton
          to={`?keep=${keep.id}&drop=${drop.id}`}
          leads
          intent="merge"
          sends={{ keep: keep.id, drop: drop.id }}
          variant="primary"
          pending={input === 'merge'}
          className="max-md:w-full"
        >
          {say('merge')}
        </ActButton>
      )}
      <ActButton
        to={`?keep=${keep.id}&drop=${drop.id}`}
        leads
        intent="two-people"
        sends={{ a: keep.id, b: drop.id }}
        pending={input === 'two-people'}
        className="max-md:w-full"
      >
        {sayMatch('refuse')}
      </ActButton>
      <ButtonLink to="?" variant="quiet">
        {say('back')}
      </ButtonLink>
    </div>
  )
}
