import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { SponsorPage } from '../../people/applications/answer-sponsor.server.ts'
import { proofWords } from '../../people/applications/proof.words.ts'

type Props = { readonly action: string; readonly fault: FormFault | undefined }

/** Nothing of the application is shown: whoever reads here has proved nothing yet. */
export function ProofAnswer({ action, fault, isProved }: Props & { readonly isProved: boolean }) {
  const say = useWords(proofWords)
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        {isProved ? (
          <div className="rounded-lg bg-success px-4 py-3 text-success-ink">
            <p className="font-display text-2xl leading-tight font-bold">{say('proved')}</p>
            <p className="mt-0.5">{say('provedText')}</p>
          </div>
        ) : (
          <Form method="post" action={action} className="grid gap-5">
            <p className="text-lg text-pretty">{say('prove')}</p>
            <Button
              type="submit"
              name="intent"
              value="prove"
              variant="primary"
              size="large"
              className="w-full"
            >
              {say('confirm')}
            </Button>
            <p className="text-[0.9375rem] text-pretty text-muted">{say('notYou')}</p>
          </Form>
        )}
      </Panel>
    </div>
  )
}

/** Who applies, as far as one needs to know him again; two buttons. */
export function SponsorAnswer({ action, fault, page }: Props & { readonly page: SponsorPage }) {
  const say = useWords(proofWords)
  const { sponsor, applicant, city, motorcycle, answer } = page
  return (
    <div className="grid gap-5">
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <p className="text-muted">{say('hello', { name: sponsor })}</p>
        <p className="mt-1 font-display text-[2rem] leading-tight font-bold break-words">{applicant}</p>
        <p className="text-lg break-words">{[city, motorcycle].filter(Boolean).join(' · ')}</p>
        {answer ? (
          <div
            className={`mt-5 rounded-lg px-4 py-3 ${answer === 'confirmed' ? 'bg-success text-success-ink' : 'bg-sunk'}`}
          >
            <p className="font-display text-2xl leading-tight font-bold">{say(answer)}</p>
            <p className="mt-0.5">{say('change')}</p>
          </div>
        ) : (
          <p className="mt-5 text-pretty">{say('sponsor')}</p>
        )}
        <Form method="post" action={action} className="mt-5 grid gap-3 sm:grid-cols-2">
          {answer !== 'confirmed' && (
            <Button type="submit" name="intent" value="recommend" variant="primary" size="large">
              {say('recommend')}
            </Button>
          )}
          {answer !== 'declined' && (
            <Button type="submit" name="intent" value="decline" size="large">
              {say('decline')}
            </Button>
          )}
        </Form>
      </Panel>
      <p className="text-[0.9375rem] text-pretty text-muted">{say('whoSees')}</p>
    </div>
  )
}
