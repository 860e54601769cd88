import { redirect } from 'react-router'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { answerForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/message.screen'
import { MessageDraft } from './message-draft.tsx'
import { MessageForm } from './message-form.tsx'
import { handleMessage, type MessagePage, viewMessagePage } from './message-page.server.ts'
import { LeftOutPanel, LetterPanel, StatesList } from './message-parts.tsx'
import { messageWords } from './message.words.ts'

// One screen at three addresses: a new message, one that is written, and those of an event for whoever plans it.
export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  return {
    title: `${speak(messageWords, language)('newTitle')} · ${club.name}`,
    address: args.url.pathname + args.url.search,
    mayList: args.url.pathname.startsWith('/admin/messages'),
    page: await viewMessagePage(context, visitor, args.url),
  }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent', 'to', 'riders', 'subject', 'body'], (form) =>
    handleMessage(context, visitor, args.url, form),
  )
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MessageScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { page, mayList, address } = loaderData
  const say = useWords(messageWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const told = done ? say('tested', { email: done.email }) : ''
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, told)
  return (
    <div className="max-w-6xl">
      <PageTitle
        title={page.kind === 'new' ? say('newTitle') : page.letter.subject}
        note={page.kind === 'new' ? undefined : page.audienceName}
        actions={mayList && <ButtonLink to="/admin/messages">{say('all')}</ButtonLink>}
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={told} />}
      {page.kind === 'new' && (
        <Panel className="max-w-4xl">
          <MessageForm values={page.form} audiences={page.audiences} fault={fault} submit={say('goOn')} />
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
          <LetterPanel letter={page.letter} />
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
            to={(number) => `${address.replace(/[?&]page=\d+/, '')}${joint}page=${number}`}
          />
          <LeftOutPanel people={page.leftOut} count={page.leftOutCount} />
        </div>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(messageWords)('title')} />
}
