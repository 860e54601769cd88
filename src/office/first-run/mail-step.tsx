import { Form, useNavigation } from 'react-router'
import type { MailServerView } from '../outbox/view-mail-server.server.ts'
import { ServerForm, ServerState } from '../outbox/mail-server-forms.tsx'
import { ServerOutcome } from '../outbox/server-outcome.tsx'
import { FIRST_RUN_PATH } from './first-run.ts'
import type { FormFault, FormValues } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { DoneNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { firstRunScreenWords } from './first-run-screen.words.ts'

const PATH = `${FIRST_RUN_PATH}?krok=mail`

type MailAnswer = {
  readonly fault?: FormFault | undefined
  readonly trial?: { readonly reply: string | null; readonly values: FormValues }
  readonly sent?: object
}

type MailStepProps = {
  readonly server: MailServerView
  readonly email: string
  readonly answer: MailAnswer | undefined
}

/** The server is asked by a real connection before it is kept; then one letter proves the whole way. */
export function MailStep({ server, email, answer }: MailStepProps) {
  const say = useWords(firstRunScreenWords)
  const fault = answer?.fault
  const values = fault?.values ?? answer?.trial?.values
  return (
    <>
      <p className="max-w-[70ch] text-muted">{say('mailText')}</p>
      <div className="empty:hidden [&>*]:mb-0">
        <ServerOutcome fault={fault} trial={answer?.trial} />
      </div>
      {server.source !== null && <ServerState server={server} path={PATH} />}
      {server.source !== null && <TestLetter email={email} sent={answer?.sent} />}
      {server.source !== 'environment' && (
        <ServerForm server={server} path={PATH} values={values} fields={fault?.fields ?? {}} />
      )}
    </>
  )
}

function TestLetter({ email, sent }: { readonly email: string; readonly sent: object | undefined }) {
  const say = useWords(firstRunScreenWords)
  const isPending = useNavigation().formData?.get('intent') === 'test'
  useDoneToast(sent, say('testSent'))
  return (
    <Panel title={say('testTitle')}>
      {sent && <DoneNote title={say('testSent')} />}
      <p className="mb-4 text-muted">{say('testText', { email })}</p>
      <Form method="post" action={PATH} preventScrollReset>
        <Button type="submit" name="intent" value="test" pending={isPending} className="max-sm:w-full">
          {say('testSend')}
        </Button>
      </Form>
    </Panel>
  )
}
