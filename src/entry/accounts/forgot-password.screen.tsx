import { data, Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { lookInside } from '../../ground/http/look-inside.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/forgot-password.screen'
import { Entrance } from './entrance.tsx'
import { forgotPasswordWords } from './forgot-password.words.ts'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { requestReset, ResetRequest } from './request-reset.server.ts'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async (given) => {
  const { status, trouble } = await lookInside(given, async () => null)
  return data({ title: speak(forgotPasswordWords, given.language)('title'), trouble }, { status })
})

export const action = screen.acts({
  keeps: ['email'],
  acts: screen.act({
    takes: ResetRequest,
    does: async ({ db, address }, { email }) => {
      await requestReset(db, email, address)
      return { fault: undefined, done: { sent: true } }
    },
  }),
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function ForgotPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(forgotPasswordWords)
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, say('sent'))
  return (
    <Entrance title={say('title')} text={done ? undefined : say('text')} seed={5}>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {!fault && loaderData.trouble && <FaultNote title={say('notNow')} fault={loaderData.trouble} />}
      {done ? <Sent /> : <AskForm fault={fault} />}
    </Entrance>
  )
}

function Sent() {
  const say = useWords(forgotPasswordWords)
  return (
    <>
      <DoneNote title={say('sent')}>{say('sentNext')}</DoneNote>
      <ButtonLink to="/login">{say('back')}</ButtonLink>
    </>
  )
}

function AskForm({ fault }: { readonly fault: FormFault | undefined }) {
  const say = useWords(forgotPasswordWords)
  const isPending = useNavigation().formAction === '/forgot-password'
  return (
    <Form method="post" action="/forgot-password" noValidate className="grid gap-5">
      <Field label={say('email')} error={fault?.fields.email}>
        <TextInput
          type="email"
          name="email"
          autoComplete="username"
          autoCapitalize="none"
          required
          maxLength={254}
          defaultValue={fault?.values.email}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" pending={isPending} className="max-sm:w-full">
          {say('submit')}
        </Button>
        <Link to="/login" className="link py-2">
          {say('back')}
        </Link>
      </div>
    </Form>
  )
}
