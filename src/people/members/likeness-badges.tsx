import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Likeness } from './likeness.ts'
import { likenessWords } from './likeness.words.ts'

const SURE = 85

/** How sure the machine is, and why. */
export function LikenessBadges({ likeness }: { readonly likeness: Likeness }) {
  const say = useWords(likenessWords)
  return (
    <>
      <Badge tone={likeness.score >= SURE ? 'accent' : 'neutral'}>
        {say('score', { score: likeness.score })}
      </Badge>
      {likeness.reasons.map((reason) => (
        <Badge key={reason}>{say(reason)}</Badge>
      ))}
      {likeness.differsInBirth && <Badge tone="warning">{say('differsInBirth')}</Badge>}
    </>
  )
}
