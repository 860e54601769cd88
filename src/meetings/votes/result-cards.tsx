import { useWords } from '../../ground/ui/use-words.ts'
import type { VoteView } from './view-vote.server.ts'
import { resultWords } from './votes.words.ts'

const GREEN = 'bg-success-ink'
const RED = 'bg-danger-ink'
const GREY = 'bg-muted'

const LARGE = {
  list: 'gap-[2vw] md:grid-cols-3',
  card: 'p-[2vw]',
  name: 'text-[clamp(1.25rem,2.25vw,2.75rem)]',
  votes: 'text-[clamp(2.5rem,6vw,7rem)]',
  bar: 'mt-[2vh] h-[1.25vh]',
}
const MEDIUM = {
  list: 'gap-[1.5vw] md:grid-cols-3',
  card: 'px-[1.5vw] py-[1vh]',
  name: 'text-[clamp(1.125rem,1.75vw,2.25rem)] leading-tight',
  votes: 'text-[clamp(1.75rem,3.25vw,4rem)]',
  bar: 'mt-[0.75vh] h-[1vh]',
}
const SMALL = {
  list: 'gap-[1vw] md:grid-cols-5',
  card: 'px-[1vw] py-[1vh]',
  name: 'text-[clamp(1rem,1.25vw,1.5rem)] leading-tight',
  votes: 'text-[clamp(1.5rem,2.5vw,3rem)]',
  bar: 'mt-[0.5vh] h-[0.75vh]',
}

/** The numbers of a vote for the wall: for, against and abstained, or each candidate, each with its part of all votes. */
export function ResultCards({
  vote: { counts, candidates, elected, abstained },
}: {
  readonly vote: Pick<VoteView, 'candidates' | 'elected' | 'abstained'> & {
    readonly counts: readonly number[] | null
  }
}) {
  const say = useWords(resultWords)
  if (!counts) return null
  const cards = [
    ...(candidates.length > 0
      ? candidates.map((name, index) => ({ name, fill: elected.includes(index + 1) ? GREEN : GREY }))
      : [
          { name: say('yes'), fill: GREEN },
          { name: say('no'), fill: RED },
        ]
    ).map((card, index) => ({ ...card, votes: counts[index] ?? 0 })),
    { name: say('abstained'), fill: GREY, votes: abstained ?? 0 },
  ]
  const look = lookOf(cards.length)
  const all = Math.max(
    1,
    cards.reduce((sum, { votes }) => sum + votes, 0),
  )
  return (
    <ul className={`figures grid ${look.list}`}>
      {cards.map(({ name, fill, votes }) => (
        <li key={name} className={`rounded-panel border border-line bg-panel max-md:p-4 ${look.card}`}>
          <p className="flex items-end justify-between gap-4">
            <span className={`min-w-0 wrap-anywhere ${look.name}`}>{name}</span>{' '}
            <b className={`shrink-0 font-display leading-none whitespace-nowrap ${look.votes}`}>{votes}</b>
          </p>
          <div aria-hidden="true" className={`overflow-hidden rounded-full bg-sunk ${look.bar}`}>
            <div className={`h-full ${fill}`} style={{ width: `${(votes / all) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}

// One row of large cards or two of medium ones: more would push the wall's foot out of sight.
const lookOf = (cards: number) => (cards <= 3 ? LARGE : cards <= 6 ? MEDIUM : SMALL)
