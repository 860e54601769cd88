import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { isBeforeOpening } from './meeting.ts'
import { proposalWords } from './meeting.words.ts'
import type { MeetingPage } from './meeting-page.server.ts'
import { ProposalText } from './proposal-text.tsx'

type PanelProps = { readonly page: MeetingPage; readonly fault: FormFault | undefined }

export function ProposalsPanel({ page: { proposals, state }, fault }: PanelProps) {
  const say = useWords(proposalWords)
  return (
    <Panel title={say('title')}>
      {proposals.length === 0 && <p className="text-muted">{say('none')}</p>}
      <ul className="divide-y divide-line">
        {proposals.map((proposal) => (
          <li key={proposal.id} className="grid gap-2 py-3">
            <ProposalText proposal={proposal} />
            <p className="figures text-sm text-muted">{proposal.by}</p>
            {proposal.state === 'sent' && isBeforeOpening({ state }) && (
              <Form method="post" preventScrollReset className="grid gap-3">
                <input type="hidden" name="intent" value="decide" />
                <input type="hidden" name="id" value={proposal.id} />
                <Field
                  label={say('answer')}
                  error={fault?.values.id === String(proposal.id) ? fault.fields.answer : undefined}
                >
                  <TextInput name="answer" maxLength={1000} autoComplete="off" />
                </Field>
                <div className="flex flex-wrap gap-2.5">
                  <Button type="submit" name="decision" value="taken">
                    {say('take')}
                  </Button>
                  <Button type="submit" name="decision" value="refused" variant="quiet">
                    {say('refuse')}
                  </Button>
                </div>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
