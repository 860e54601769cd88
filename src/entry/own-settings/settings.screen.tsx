import { Form } from 'react-router'
import type { Say } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/settings.screen'
import { Devices } from './devices.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PasskeysPanel, SecondStepPanel } from './key-panels.tsx'
import { Look } from './look.tsx'
import { MailChoices } from './mail-choices.tsx'
import { programWords } from './programs.words.ts'
import { pushScreenWords } from './push.words.ts'
import { passkeyWords } from './second-step.words.ts'
import { settingsActs, settingsScreen, type Told, viewSettings } from './settings-page.server.ts'
import { deviceWords, settingsWords } from './settings.words.ts'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'

export const loader = settingsScreen.shows(viewSettings)
export const action = settingsScreen.acts({ keeps: ['intent'], acts: settingsActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function SettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(settingsWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
      <div className="grid gap-5">
        <Look />
        <MailChoices refused={loaderData.refusedMail} />
        <Push />
        <Password email={loaderData.email} />
        <SecondStepPanel state={loaderData.keys.secondStep} />
        <PasskeysPanel {...loaderData.keys} />
        <Devices devices={loaderData.devices} />
        <Programs />
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

function Push() {
  const say = useWords(pushScreenWords)
  return (
    <Panel title={say('title')}>
      <p className="mb-4 text-muted">{say('panel')}</p>
      <ButtonLink to="/admin/settings/push" className="max-sm:w-full">
        {say('open')}
      </ButtonLink>
    </Panel>
  )
}

function Programs() {
  const say = useWords(programWords)
  return (
    <Panel title={say('title')}>
      <p className="mb-4 text-muted">{say('panel')}</p>
      <ButtonLink to="/admin/settings/programs" className="max-sm:w-full">
        {say('open')}
      </ButtonLink>
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
