import { Form } from 'react-router'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { callingWords } from './meeting.words.ts'
import type { MeetingPage } from './meeting-page.server.ts'

type PanelProps = { readonly page: MeetingPage; readonly fault: FormFault | undefined }

export function CallingPanel({ page, fault }: PanelProps) {
  const say = useWords(callingWords)
  const { state, notice, due, substitute, called, run, invited } = page
  const { counts } = invited
  return (
    <Panel title={say('title')}>
      <div className="grid gap-3">
        {substitute && <p className="text-pretty">{substitute}</p>}
        {due && <p className="text-pretty">{due}</p>}
        {state === 'draft' && (
          <p
            className={
              notice.isKept ? 'text-pretty' : 'rounded-lg bg-warning px-4 py-3 text-pretty text-warning-ink'
            }
          >
            {notice.text}
          </p>
        )}
        {called.map((line) => (
          <p key={line} className="text-pretty wrap-anywhere">
            {line}
          </p>
        ))}
        {state === 'draft' && <CallForm page={page} fault={fault} />}
        {run && <RunProgress batchId={run.id} initial={run} />}
        {counts.invited > 0 && (
          <>
            <p className="figures">{say('counts', counts)}</p>
            {(state === 'called' || state === 'open') && <OnPaper page={page} />}
            <Proof page={page} />
          </>
        )}
        {state === 'called' && <CancelForm page={page} fault={fault} />}
      </div>
    </Panel>
  )
}

function CallForm({ page: { notice }, fault }: PanelProps) {
  const say = useWords(callingWords)
  return (
    <Form method="post" className="grid gap-4">
      {!notice.isKept && (
        <Field label={say('reason')} error={fault?.fields.shortNoticeReason}>
          <TextInput
            name="shortNoticeReason"
            rows={2}
            maxLength={1000}
            defaultValue={fault?.values.shortNoticeReason ?? ''}
          />
        </Field>
      )}
      <p className="text-pretty text-muted">{say('callNote')}</p>
      <Button
        type="submit"
        name="intent"
        value="call"
        variant="primary"
        size="large"
        className="justify-self-start max-md:w-full"
      >
        {say('call')}
      </Button>
    </Form>
  )
}

/** Whoever has no e-mail gets it on paper: printed at once, and noted at once that it left. */
function OnPaper({ page: { id, invited } }: Pick<PanelProps, 'page'>) {
  const say = useWords(callingWords)
  const { counts } = invited
  if (counts.unmailed === 0) return null
  return (
    <div className="grid gap-2">
      <p className="text-pretty text-muted">{say('printNote', counts)}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={`/api/meetings/${id}/invitations.pdf`} reloadDocument className="max-md:w-full">
          {say('print')}
        </ButtonLink>
        {counts.printed > 0 && (
          <Form method="post" preventScrollReset className="max-md:w-full">
            <Button type="submit" name="intent" value="mailed" variant="primary" className="max-md:w-full">
              {say('mailed', counts)}
            </Button>
          </Form>
        )}
      </div>
    </div>
  )
}

/** Each with the moment it left; who is still to be told stands first. */
function Proof({ page: { invited } }: Pick<PanelProps, 'page'>) {
  const say = useWords(callingWords)
  return (
    <Fold label={<span className="font-semibold">{say('proof')}</span>}>
      <ul className="divide-y divide-line">
        {invited.people.map(({ memberId, name, how, isLeft }) => (
          <li key={memberId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="font-semibold">{name}</span> <span className="figures text-muted">{how}</span>
            </span>
            {isLeft && (
              <ActButton intent="hand" sends={{ memberId }} named={say('handNamed', { name })} size="small">
                {say('hand')}
              </ActButton>
            )}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function CancelForm({ page: { cancelNote }, fault }: PanelProps) {
  const say = useWords(callingWords)
  return (
    <Fold label={say('cancel')} isDangerous open={fault?.fields.reason !== undefined}>
      <Form method="post" className="mt-2 grid gap-4">
        <p className="text-pretty text-muted">{cancelNote}</p>
        <Field label={say('cancelReason')} error={fault?.fields.reason}>
          <TextInput
            name="reason"
            rows={2}
            required
            maxLength={1000}
            defaultValue={fault?.values.reason ?? ''}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="danger"
          className="justify-self-start max-md:w-full"
        >
          {say('cancel')}
        </Button>
      </Form>
    </Fold>
  )
}
