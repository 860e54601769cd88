import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/login.screen'
import { DemoAccounts } from './demo-accounts.tsx'
import { Entrance } from '../accounts/entrance.tsx'
import { FirstAccount } from './first-account.tsx'
import { loginActs, loginScreen, viewLogin } from './login-page.server.ts'
import { loginWords } from './login.words.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondStepForm } from './second-step-form.tsx'

export const loader = loginScreen.shows(viewLogin)
export const action = loginScreen.acts({ keeps: ['email', 'next', 'intent', 'challenge'], acts: loginActs })

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function LoginScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(loginWords)
  const fault = actionData?.fault
  const asked = actionData && 'next' in actionData ? actionData.next : undefined
  const next = fault?.values.next ?? asked ?? loaderData.next
  const challenge = openChallenge(actionData)
  useFaultToast(fault, say('failed'))
  if (loaderData.firstAccount)
    return (
      <Entrance title={say('title')} seed={2}>
        <FirstAccount note={loaderData.firstAccount} />
      </Entrance>
    )
  if (challenge)
    return (
      <Entrance title={say('secondStep')} text={say('secondStepText')} seed={2}>
        {fault && <FaultNote title={say('failed')} fault={fault} />}
        <SecondStepForm challenge={challenge} next={next} fault={fault} />
      </Entrance>
    )
  return (
    <Entrance title={say('title')} text={say('text')} seed={2}>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {!fault && loaderData.trouble && <FaultNote title={say('notNow')} fault={loaderData.trouble} />}
      <SignInForm fault={fault} next={next} />
      {loaderData.knowsPasskeys && <PasskeySignIn next={next} />}
      <DemoAccounts accounts={loaderData.demoAccounts} next={next} />
    </Entrance>
  )
}

/** A wrong code may be tried again; a question that is gone starts again at the password. */
function openChallenge(answer: Route.ComponentProps['actionData']): string | undefined {
  if (answer && 'challenge' in answer) return answer.challenge
  const fault = answer?.fault
  return fault?.values.intent === 'code' && fault.code !== 'challenge_expired'
    ? fault.values.challenge
    : undefined
}

function SignInForm({ fault, next }: { readonly fault: FormFault | undefined; readonly next: string }) {
  const say = useWords(loginWords)
  const navigation = useNavigation()
  const isPending = navigation.formAction === '/login' && navigation.formData?.has('password') === true
  return (
    <Form method="post" action="/login" noValidate className="grid gap-5">
      <input type="hidden" name="next" value={next} />
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
      <Field label={say('password')} error={fault?.fields.password}>
        <PasswordInput name="password" autoComplete="current-password" required maxLength={1000} />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" variant="primary" pending={isPending} className="max-sm:w-full">
          {say('submit')}
        </Button>
        <Link to="/forgot-password" className="link py-2">
          {say('forgotten')}
        </Link>
      </div>
    </Form>
  )
}
