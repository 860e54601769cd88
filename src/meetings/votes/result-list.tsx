import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { NamedVotes } from './named-votes.tsx'
import type { VoteView } from './view-vote.server.ts'
import { outcomeWords, resultWords, voteMajorityWords, wayWords } from './votes.words.ts'

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
  const sayWay = useWords(wayWords)
  const sayMajority = useWords(voteMajorityWords)
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
      {vote.present !== null && vote.entitled !== null && (
        <p className="figures text-sm text-muted">
          {say('facts', {
            present: vote.present,
            entitled: vote.entitled,
            needed: vote.needed ?? 0,
            rule: sayMajority(vote.majority),
            way: sayWay(vote.way),
          })}{' '}
          {vote.represented ? `${say('represented', { represented: vote.represented })}.` : ''}{' '}
          {vote.presentTyped && say('typed')}{' '}
          {vote.rights !== null && say('rights', { rights: vote.rights, cast: vote.votesCast ?? 0 })}
        </p>
      )}
      {vote.way === 'phone' && state !== 'open' && <NamedVotes voteId={vote.id} />}
    </>
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
