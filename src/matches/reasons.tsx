import { Badge } from '../ui/badge.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Likeness } from './likeness.ts'
import { matchesWords, reasonWords } from './matches.words.ts'

const SURE = 85

/** How sure the machine is, and why. */
export function Reasons({ likeness }: { readonly likeness: Likeness }) {
  const say = useWords(matchesWords)
  const sayReason = useWords(reasonWords)
  return (
    <>
      <Badge tone={likeness.score >= SURE ? 'accent' : 'neutral'}>
        {say('score', { score: likeness.score })}
      </Badge>
      {likeness.reasons.map((reason) => (
        <Badge key={reason}>{sayReason(reason)}</Badge>
      ))}
      {likeness.differsInBirth && <Badge tone="warning">{sayReason('differsInBirth')}</Badge>}
    </>
  )
}
