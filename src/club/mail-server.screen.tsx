import { Link, redirect } from 'react-router'
import { z } from 'zod'
import { MailServerForm } from '../mail/mail-server.ts'
import { answerForm, parseForm } from '../platform/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../platform/request-context.ts'
import type { Visitor } from '../platform/visitor.ts'
import { speak } from '../platform/words.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { flashCookie } from '../ui/flash.ts'
import { DoneNote, FaultNote } from '../ui/form-notes.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Panel } from '../ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../ui/use-fault-toast.ts'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/mail-server.screen'
import { viewMailServer } from './mail-server-desk.server.ts'
import { LimitsForm, ServerForm, ServerState } from './mail-server-forms.tsx'
import { mailServerWords } from './mail-server.words.ts'
import { MailLimitsForm, setMailLimits } from './set-mail-limits.server.ts'
import { forgetMailServer, setMailServer, tryMailServer } from './set-mail-server.server.ts'

const PATH = '/admin/sprava/outbox/server'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const title = `${speak(mailServerWords, context.language)('title')} · ${context.club.name}`
  return { title, server: await viewMailServer(context) }
}

const Wish = z.discriminatedUnion('wish', [
  MailLimitsForm.extend({ wish: z.literal('limits') }),
  MailServerForm.extend({ wish: z.literal('server') }),
  z.strictObject({ wish: z.literal('knock') }),
  z.strictObject({ wish: z.literal('remove') }),
])

const KEPT = ['wish', 'perMinute', 'perHour', 'perDay', 'host', 'port', 'user', 'from']

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, KEPT, async (form) => {
    const trial = await grant(context, visitor, parseForm(Wish, form))
    // What was written stays in the form beside the server's own sentence; the password never does.
    const values = Object.fromEntries(Object.entries(form).filter(([name]) => KEPT.includes(name)))
    return { fault: undefined, trial: { ...trial, values } }
  })
}

async function grant({ db }: RequestContext, visitor: Visitor, wish: z.infer<typeof Wish>) {
  if (wish.wish === 'knock') return { wish: wish.wish, ...(await tryMailServer(db)) }
  if (wish.wish === 'server') {
    const { wish: name, ...form } = wish
    const { isKept, reply } = await setMailServer(db, form, visitor.id)
    if (!isKept) return { wish: name, reply }
  } else if (wish.wish === 'limits') {
    const { perMinute, perHour, perDay } = wish
    await setMailLimits(db, { perMinute, perHour, perDay }, visitor.id)
  } else await forgetMailServer(db, visitor.id)
  throw redirect(PATH, { status: 303, headers: { 'set-cookie': flashCookie('saved') } })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function MailServerScreen({ loaderData: { server }, actionData }: Route.ComponentProps) {
  const say = useWords(mailServerWords)
  const fault = actionData?.fault
  const trial = actionData && 'trial' in actionData ? actionData.trial : undefined
  const values = fault?.values ?? trial?.values
  const given = (wish: string) => (values?.wish === wish ? values : undefined)
  return (
    <div className="max-w-3xl">
      <Link to="/admin/sprava/outbox" className="link mb-3 inline-block text-[0.9375rem] text-muted">
        {say('back')}
      </Link>
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
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
            values={given('server')}
            fields={given('server') && fault ? fault.fields : {}}
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

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(mailServerWords)
  const fault = answer?.fault
  const trial = answer && 'trial' in answer ? answer.trial : undefined
  const isWell = trial?.reply === null
  useFaultToast(fault ?? (trial && !isWell ? trial : undefined), fault?.message ?? say('knockBad'))
  useDoneToast(isWell ? trial : undefined, say('knockWell'))
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  if (!trial) return null
  if (trial.reply === null) return <DoneNote title={say('knockWell')} />
  return (
    <section role="alert" className="mb-5 rounded-lg bg-danger px-4 py-3 text-danger-ink">
      <p className="font-semibold">{say('knockBad')}</p>
      <p className="mt-0.5 text-[0.9375rem] break-words">{say('refused', { reply: trial.reply })}</p>
    </section>
  )
}
