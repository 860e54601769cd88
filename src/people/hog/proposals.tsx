import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { cardNumber, listName } from '../members/member.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { proposalWords } from './hog.words.ts'
import type { listProposals } from './proposals.server.ts'

type Proposal = Awaited<ReturnType<typeof listProposals>>[number]
type ProposalsProps = { readonly proposals: readonly Proposal[]; readonly address: string }

/** What members wrote about themselves, to be compared with the card of HOG and confirmed. */
export function Proposals({ proposals, address }: ProposalsProps) {
  const say = useWords(proposalWords)
  if (proposals.length === 0) return null
  return (
    <Panel title={say('title', { count: proposals.length })} flush className="mb-5">
      <ul className="divide-y divide-line border-t border-line">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="flex flex-wrap items-center gap-x-5 gap-y-3 px-5 py-3 md:px-6">
            <Told proposal={proposal} />
            <Form method="post" action={address} preventScrollReset className="flex gap-2.5">
              <input type="hidden" name="proposalId" value={proposal.id} />
              <Button
                type="submit"
                name="intent"
                value="confirm-proposal"
                size="small"
                variant="primary"
                aria-label={say('confirmNamed', { name: listName(proposal) })}
              >
                {say('confirm')}
              </Button>
              <Button
                type="submit"
                name="intent"
                value="refuse-proposal"
                size="small"
                aria-label={say('refuseNamed', { name: listName(proposal) })}
              >
                {say('refuse')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Told({ proposal }: { readonly proposal: Proposal }) {
  const say = useWords(proposalWords)
  const language = useLanguage()
  const inWords = (number: string | null, until: string | null) =>
    [number ?? say('none'), until && say('until', { day: dayInFigures(until, language) })]
      .filter(Boolean)
      .join(' ')
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-medium">
        <Link to={`/admin/${proposal.memberId}/edit`} className="underline underline-offset-4">
          {listName(proposal)}
        </Link>{' '}
        <span className="figures text-sm text-muted">{cardNumber(proposal.number)}</span>
      </p>
      <p className="figures text-sm">
        <span className="text-muted">{inWords(proposal.hogNumber, proposal.hogExpiresOn)}</span>
        <span aria-hidden="true"> → </span>
        <span className="font-semibold">{inWords(proposal.proposed, proposal.proposedUntil)}</span>
      </p>
    </div>
  )
}
