import { Badge } from '../../ground/ui/badge.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { proposalWords } from './meeting.words.ts'
import type { MeetingPage } from './meeting-page.server.ts'

type Told = Pick<MeetingPage['proposals'][number], 'title' | 'wording' | 'state' | 'answer'>

/** What its sender and the officers alike read of a proposal. */
export function ProposalText({ proposal: { title, wording, state, answer } }: { readonly proposal: Told }) {
  const say = useWords(proposalWords)
  return (
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">
        {title}{' '}
        <Badge
          className="align-middle"
          tone={state === 'taken' ? 'success' : state === 'refused' ? 'danger' : 'neutral'}
        >
          {say(state)}
        </Badge>
      </p>
      {wording && <p className="mt-1 whitespace-pre-line wrap-anywhere">{wording}</p>}
      {answer && <p className="mt-1 text-muted wrap-anywhere">{answer}</p>}
    </div>
  )
}
