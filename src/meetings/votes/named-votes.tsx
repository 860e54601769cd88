import { useState } from 'react'
import { Fold } from '../../ground/ui/fold.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { listNamedVotes } from './view-vote.server.ts'
import { resultWords } from './votes.words.ts'

type Named = Awaited<ReturnType<typeof listNamedVotes>>

/** Who voted how in public, and who for whom; asked for when it is unfolded. */
export function NamedVotes({ voteId }: { readonly voteId: number }) {
  const say = useWords(resultWords)
  const [named, setNamed] = useState<Named | 'failed' | null>(null)
  const load = async () => {
    try {
      const answer = await fetch(`/api/votes/${voteId}/public-ballots`)
      setNamed(answer.ok ? ((await answer.json()) as Named) : 'failed')
    } catch {
      setNamed('failed')
    }
  }
  return (
    <Fold label={say('byNames')} onOpen={() => void load()}>
      {named === 'failed' && <p className="text-danger-ink">{say('byNamesFailed')}</p>}
      {named !== null && named !== 'failed' && <Names named={named} />}
    </Fold>
  )
}

function Names({ named: { candidates, votes } }: { readonly named: Named }) {
  const say = useWords(resultWords)
  const answers = candidates.length > 0 ? candidates : [say('yes'), say('no')]
  return (
    <ul className="mt-1 divide-y divide-line">
      {votes.map(({ memberId, name, holder, choice }) => (
        <li key={memberId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="min-w-0 wrap-anywhere">
            {name}
            {holder && <span className="text-muted"> ({say('castBy', { name: holder })})</span>}
          </span>
          <span className="font-semibold">
            {choice.length === 0 ? say('abstains') : choice.map((one) => answers[one - 1] ?? '').join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
