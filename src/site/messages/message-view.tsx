import { RunProgress } from '../../ground/batches/run-progress.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { MessageDraft } from './message-draft.tsx'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './message-page.server.ts'
import { LeftOutPanel, LetterPanel, StatesList } from './message-parts.tsx'
import { messageWords } from './message.words.ts'

type MessageViewProps = {
  readonly page: MessagePage
  readonly address: string
  readonly answer: { readonly fault: FormFault } | { readonly done: { readonly email: string } } | undefined
}

/** A message in the making, one that stands written, or one that was sent. */
export function MessageView({ page, address, answer }: MessageViewProps) {
  const say = useWords(messageWords)
  const fault = answer && 'fault' in answer ? answer.fault : undefined
  const done = answer && 'done' in answer ? answer.done : undefined
  const told = done ? say('tested', { email: done.email }) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, told)
  return (
    <div className="max-w-6xl">
      <PageTitle
        title={page.kind === 'new' ? say('newTitle') : page.letter.subject}
        note={page.kind === 'new' ? undefined : page.audienceName}
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={told} />}
      {page.kind === 'new' && (
        <Panel className="max-w-4xl">
          <MessageForm {...page} values={page.form} fault={fault} submit={say('goOn')} />
        </Panel>
      )}
      {page.kind === 'draft' && <MessageDraft page={page} fault={fault} />}
      {page.kind === 'sent' && <Sent page={page} address={address} />}
    </div>
  )
}

type SentProps = {
  readonly page: Extract<MessagePage, { kind: 'sent' }>
  readonly address: string
}

function Sent({ page, address }: SentProps) {
  const say = useWords(messageWords)
  const joint = address.includes('?') ? '&' : '?'
  return (
    <>
      {page.run && <RunProgress batchId={page.run.id} initial={page.run} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5 lg:sticky lg:top-6">
          <LetterPanel letter={page.letter} files={page.files} />
          <p className="text-muted">{say('sent', { when: page.sent })}</p>
        </div>
        <div className="grid gap-5">
          <Panel
            title={say('states')}
            actions={
              page.mayOpenOutbox && (
                <ButtonLink to={`/admin/sprava/outbox?stav=all&druh=${page.template}`} size="small">
                  {say('outbox')}
                </ButtonLink>
              )
            }
            flush
          >
            <StatesList people={page.recipients} mayOpenOutbox={page.mayOpenOutbox} />
          </Panel>
          <Pager
            view={page.view}
            to={(number) => `${address.replaceAll(/[?&](?:page|after)=\w+/g, '')}${joint}page=${number}`}
          />
          <LeftOutPanel people={page.leftOut} count={page.leftOutCount} />
        </div>
      </div>
    </>
  )
}
