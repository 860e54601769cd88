import { Form, redirect } from 'react-router'
import { z } from 'zod'
import { removePasskey, renamePasskey } from '../keys/keep-passkey.server.ts'
import { PasskeyName } from '../keys/passkey-answer.ts'
import { OFFERED_CATEGORIES, type RefusableCategory } from '../../ground/mail/letter-category.ts'
import { listOptOuts, chooseMail } from '../../ground/mail/opt-outs.server.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { answerForm, parseForm } from '../../ground/http/form-answer.server.ts'
import { fromRequest, type RequestContext } from '../../ground/platform/request-context.ts'
import type { Visitor } from '../../ground/platform/visitor.ts'
import { inTransaction } from '../../ground/postgres/transaction.server.ts'
import { type Say, speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/settings.screen'
import { deviceName } from './device-name.ts'
import { Devices } from './devices.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PasskeysPanel, SecondStepPanel } from './key-panels.tsx'
import { Look } from './look.tsx'
import { MailChoices } from './mail-choices.tsx'
import { momentInFigures } from '../../ground/values/moment.ts'
import { requestReset } from '../accounts/request-reset.server.ts'
import { listSessions } from '../accounts/sessions.server.ts'
import { passkeyWords } from './second-step.words.ts'
import { deviceWords, settingsWords } from './settings.words.ts'
import { signOutDevice } from '../sign-in/sign-out.server.ts'
import { signOutOthers } from './sign-out-others.server.ts'
import { viewKeys } from './view-keys.server.ts'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'

export async function loader(args: Route.LoaderArgs) {
  const context = fromRequest(args)
  const { db, visitor, language, club } = context
  if (!visitor) throw redirect('/login')
  const [sessions, refusedMail, keys] = await Promise.all([
    listSessions(db, visitor),
    listOptOuts(db, readerOf(visitor)),
    viewKeys(context, visitor),
  ])
  return {
    title: `${speak(settingsWords, language)('title')} · ${club.name}`,
    email: visitor.email,
    refusedMail,
    keys,
    devices: sessions.map(({ id, address, userAgent, lastSeenAt }) => ({
      id,
      name: deviceName(userAgent),
      address,
      lastSeen: momentInFigures(lastSeenAt, language),
      isThisOne: id === visitor.sessionId,
    })),
  }
}

const Input = z.discriminatedUnion('intent', [
  z.strictObject({ intent: z.literal('end-session'), sessionId: RowId }),
  z.strictObject({ intent: z.literal('end-others') }),
  z.strictObject({ intent: z.literal('mail-reset') }),
  z.strictObject({ intent: z.literal('rename-passkey'), passkeyId: RowId, name: PasskeyName }),
  // Its form sends the name along; a key that goes needs none.
  z.strictObject({ intent: z.literal('remove-passkey'), passkeyId: RowId, name: z.string().optional() }),
  z.strictObject({
    intent: z.literal('mail-inputs'),
    news: z.literal('on').optional(),
    rides: z.literal('on').optional(),
  }),
])

export async function action(args: Route.ActionArgs) {
  const context = fromRequest(args)
  const { visitor } = context
  if (!visitor) throw redirect('/login')
  return answerForm(args, ['intent'], (form) => handle(context, visitor, parseForm(Input, form)))
}

async function handle({ db, address }: RequestContext, visitor: Visitor, input: z.infer<typeof Input>) {
  if (input.intent === 'end-others') {
    await signOutOthers(db, visitor)
    return redirect('/admin/settings', {
      status: 303,
      headers: { 'set-cookie': flashCookie('signedOutElsewhere') },
    })
  }
  if (input.intent === 'end-session') await signOutDevice(db, visitor, input.sessionId)
  else if (input.intent === 'mail-reset') await requestReset(db, visitor.email, address)
  else if (input.intent === 'rename-passkey') await renamePasskey(db, visitor, input)
  else if (input.intent === 'remove-passkey') await removePasskey(db, visitor, input.passkeyId)
  else await saveMailChoices(db, visitor, input)
  return { fault: undefined, done: { intent: input.intent } }
}

const readerOf = ({ id, memberId }: Visitor) => ({ memberId, accountId: id })

async function saveMailChoices(
  db: RequestContext['db'],
  visitor: Visitor,
  inputs: Partial<Record<RefusableCategory, 'on' | undefined>>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const category of OFFERED_CATEGORIES) {
      const wants = inputs[category] === 'on'
      await chooseMail(tx, { reader: readerOf(visitor), category, wants, actorId: visitor.id })
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }]
}

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(settingsWords)
  return (
    <div className="max-w-3xl">
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
      <div className="grid gap-5">
        <Look />
        <MailChoices refused={loaderData.refusedMail} />
        <Password email={loaderData.email} />
        <SecondStepPanel state={loaderData.keys.secondStep} />
        <PasskeysPanel {...loaderData.keys} />
        <Devices devices={loaderData.devices} />
        <OwnData />
        <SignOut />
      </div>
    </div>
  )
}

type Sayings = {
  readonly say: Say<typeof settingsWords>
  readonly sayDevice: Say<typeof deviceWords>
  readonly sayPasskey: Say<typeof passkeyWords>
}

type Told = 'mail-reset' | 'end-session' | 'mail-inputs' | 'rename-passkey' | 'remove-passkey'

const SUCCESS: Readonly<Record<Told, (sayings: Sayings) => string>> = {
  'mail-reset': ({ say }) => say('resetSent'),
  'end-session': ({ sayDevice }) => sayDevice('ended'),
  'mail-inputs': ({ say }) => say('mailsSaved'),
  'rename-passkey': ({ sayPasskey }) => sayPasskey('renamed'),
  'remove-passkey': ({ sayPasskey }) => sayPasskey('removed'),
}

function Outcome({ answer }: { readonly answer: Route.ComponentProps['actionData'] }) {
  const say = useWords(settingsWords)
  const sayDevice = useWords(deviceWords)
  const sayPasskey = useWords(passkeyWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const failed = say(fault?.values.intent === 'mail-reset' ? 'resetFailed' : 'failed')
  const success = done ? SUCCESS[done.intent]({ say, sayDevice, sayPasskey }) : ''
  useFaultToast(fault, failed)
  useDoneToast(done, success)
  if (fault) return <FaultNote title={failed} fault={fault} />
  return done ? <DoneNote title={success} /> : null
}

function Password({ email }: { readonly email: string }) {
  const say = useWords(settingsWords)
  return (
    <Panel title={say('password')}>
      <p className="mb-4 text-muted">{say('passwordText', { email })}</p>
      <Form method="post" action="/admin/settings">
        <Button type="submit" name="intent" value="mail-reset" className="max-sm:w-full">
          {say('passwordMail')}
        </Button>
      </Form>
    </Panel>
  )
}

function OwnData() {
  const say = useWords(settingsWords)
  return (
    <Panel title={say('ownData')}>
      <p className="mb-4 text-muted">{say('ownDataText')}</p>
      <ButtonLink to="/admin/settings/data" className="max-sm:w-full">
        {say('ownDataOpen')}
      </ButtonLink>
    </Panel>
  )
}

function SignOut() {
  const say = useWords(settingsWords)
  return (
    <form method="post" action="/logout">
      <Button type="submit" className="max-sm:w-full">
        {say('signOut')}
      </Button>
    </form>
  )
}
