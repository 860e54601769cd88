import { useWords } from '../../ground/ui/use-words.ts'
import type { VoteView } from './view-vote.server.ts'
import { resultWords } from './votes.words.ts'

const GREEN = 'bg-success-ink'
const RED = 'bg-danger-ink'
const GREY = 'bg-muted'

/** The numbers of a vote for the wall: for, against and abstained, or each candidate, each with its part of all votes. */
export function ResultCards({
  vote: { counts, candidates, elected, abstained },
}: {
  readonly vote: VoteView
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
  const all = Math.max(
    1,
    cards.reduce((sum, { votes }) => sum + votes, 0),
  )
  return (
    <ul className="figures grid gap-[2vw] md:grid-cols-3">
      {cards.map(({ name, fill, votes }) => (
        <li key={name} className="rounded-panel border border-line bg-panel p-[2vw] max-md:p-4">
          <p className="flex items-end justify-between gap-4">
            <span className="min-w-0 text-[clamp(1.25rem,2.25vw,2.75rem)] wrap-anywhere">{name}</span>{' '}
            <b className="font-display text-[clamp(2.5rem,6vw,7rem)] leading-none">{votes}</b>
          </p>
          <div aria-hidden="true" className="mt-[2vh] h-[1.25vh] overflow-hidden rounded-full bg-sunk">
            <div className={`h-full ${fill}`} style={{ width: `${(votes / all) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  )
}
