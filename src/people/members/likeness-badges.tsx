import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { howSure, type Likeness } from './likeness.ts'
import { likenessWords } from './likeness.words.ts'

/** How sure the machine is, and why. */
export function LikenessBadges({ likeness }: { readonly likeness: Likeness }) {
  const say = useWords(likenessWords)
  const sure = howSure(likeness.score)
  return (
    <>
      <Badge tone={sure === 'sure' ? 'accent' : 'neutral'}>
        {say('score', { sure: say(sure), score: likeness.score })}
      </Badge>
      {likeness.reasons.map((reason) => (
        <Badge key={reason}>{say(reason)}</Badge>
      ))}
      {likeness.differsInBirth && <Badge tone="warning">{say('differsInBirth')}</Badge>}
    </>
  )
}
