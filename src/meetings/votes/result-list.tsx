import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { NamedVotes } from './named-votes.tsx'
import { useRule } from './use-rule.ts'
import type { VoteView } from './view-vote.server.ts'
import { outcomeWords, resultWords, wayWords } from './votes.words.ts'

/** Every vote with its numbers, who was there and the rule; annulled ones stay and say so. */
export function ResultList({ results }: { readonly results: readonly VoteView[] }) {
  const say = useWords(resultWords)
  if (results.length === 0) return <p className="text-muted">{say('none')}</p>
  return (
    <ol className="divide-y divide-line">
      {results.toReversed().map((vote) => (
        <li key={vote.id} className="py-3 first:pt-0">
          <Result vote={vote} />
        </li>
      ))}
    </ol>
  )
}

function Result({ vote }: { readonly vote: VoteView }) {
  const say = useWords(resultWords)
  const sayOutcome = useWords(outcomeWords)
  const { state, outcome, annulReason } = vote
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        {vote.title}{' '}
        {vote.round > 1 && <span className="text-muted">({say('round', { round: vote.round })})</span>}{' '}
        {state === 'closed' && outcome && (
          <Badge
            className="align-middle"
            tone={outcome === 'passed' || outcome === 'elected' ? 'success' : 'warning'}
          >
            {sayOutcome(outcome)}
          </Badge>
        )}
      </p>
      {state === 'annulled' && (
        <p className="text-danger-ink wrap-anywhere">{say('annulled', { reason: annulReason ?? '' })}</p>
      )}
      <VoteNumbers vote={vote} />
      <GoesOn vote={vote} className="font-semibold" />
      <ResultFacts vote={vote} className="text-sm" />
      {vote.way === 'phone' && state !== 'open' && <NamedVotes voteId={vote.id} />}
    </>
  )
}

/** What a result follows from: who was there at that moment, how many were needed and by which rule. */
export function ResultFacts({ vote, className }: { readonly vote: VoteView; readonly className: string }) {
  const say = useWords(resultWords)
  const sayWay = useWords(wayWords)
  const rule = useRule()
  const { present, entitled, needed, way, represented, presentTyped, rights, votesCast } = vote
  if (present === null || entitled === null) return null
  return (
    <p className={`figures text-muted wrap-anywhere ${className}`}>
      {say('facts', {
        present,
        entitled,
        needed: say('needed', { count: needed ?? 0 }),
        rule: rule.majority(vote),
        way: sayWay(way),
      })}{' '}
      {represented ? `${say('represented', { represented })}.` : ''} {presentTyped && say('typed')}{' '}
      {rights !== null && say('rights', { rights, cast: votesCast ?? 0 })}
    </p>
  )
}

/** Of an election in which not all seats were filled: who has one already, and who goes on. */
export function GoesOn({ vote, className }: { readonly vote: VoteView; readonly className: string }) {
  const say = useWords(resultWords)
  const { next, elected, candidates } = vote
  if (!next || candidates.length === 0) return null
  const names = elected.map((answer) => candidates[answer - 1]).join(', ')
  return (
    <p className={`wrap-anywhere ${className}`}>
      {names && `${say('electedNow', { names })} `}
      {say('goOn', { names: next.candidates.join(', '), seats: next.seats })}
    </p>
  )
}

/** For, against and abstained, or each candidate. */
function VoteNumbers({ vote }: { readonly vote: VoteView }) {
  const say = useWords(resultWords)
  const { counts, candidates, elected, abstained } = vote
  if (!counts) return null
  const names = candidates.length > 0 ? candidates : [say('yes'), say('no')]
  return (
    <ul className="figures flex flex-wrap gap-x-5 gap-y-1">
      {names.map((name, index) => (
        <li key={name} className={elected.includes(index + 1) ? 'font-bold' : undefined}>
          {name} {counts[index] ?? 0}
        </li>
      ))}
      <li>
        {say('abstained')} {abstained ?? 0}
      </li>
    </ul>
  )
}
