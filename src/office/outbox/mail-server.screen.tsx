import { Link, redirect } from 'react-router'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/mail-server.screen'
import { viewMailServer } from './view-mail-server.server.ts'
import { LimitsForm, ServerForm, ServerState } from './mail-server-forms.tsx'
import { handleMailServerForm, KEPT_MAIL_FIELDS, MailServerInput } from './mail-server-page.server.ts'
import { mailServerWords } from './mail-server.words.ts'
import { ServerOutcome } from './server-outcome.tsx'

const PATH = '/admin/sprava/outbox/server'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const title = `${speak(mailServerWords, context.language)('title')} · ${context.club.name}`
  return { title, server: await viewMailServer(context) }
}

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, KEPT_MAIL_FIELDS, async (form) => {
    const trial = await handleMailServerForm(context, visitor, parseForm(MailServerInput, form))
    if (!trial) throw redirect(PATH, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
    // What was written stays in the form beside the server's own sentence; the password never does.
    const values = Object.fromEntries(
      Object.entries(form).filter(([name]) => KEPT_MAIL_FIELDS.includes(name)),
    )
    return { fault: undefined, trial: { ...trial, values } }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MailServerScreen({ loaderData: { server }, actionData }: Route.ComponentProps) {
  const say = useWords(mailServerWords)
  const fault = actionData?.fault
  const trial = actionData && 'trial' in actionData ? actionData.trial : undefined
  const values = fault?.values ?? trial?.values
  const given = (intent: string) => (values?.intent === intent ? values : undefined)
  return (
    <div className="max-w-3xl">
      <Link to="/admin/sprava/outbox" className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('back')}
      </Link>
      <PageTitle title={say('title')} />
      <ServerOutcome fault={fault} trial={trial} />
      <div className="grid gap-5">
        <ServerState server={server} />
        <LimitsForm
          server={server}
          values={given('limits')}
          fields={given('limits') && fault ? fault.fields : {}}
        />
        {server.source !== 'environment' && (
          <ServerForm
            server={server}
            values={given('server') ?? given('remove')}
            fields={(given('server') ?? given('remove')) && fault ? fault.fields : {}}
          />
        )}
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  const say = useWords(mailServerWords)
  return (
    <>
      <PageTitle title={say('title')} />
      <Panel>
        <ErrorState text={say('loadFailed')} />
      </Panel>
    </>
  )
}
