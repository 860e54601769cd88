import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { ShownPasskey } from '../keys/passkey-answer.ts'
import { relyingParty } from '../keys/relying-party.ts'
import { DEVICE_COOKIE, deviceCookie, readCookie, sessionCookie } from '../../ground/http/cookies.ts'
import {
  answerForm,
  type FormFault,
  type FormValues,
  parseForm,
} from '../../ground/http/form-answer.server.ts'
import { fromRequest } from '../../ground/platform/request-context.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/login.screen'
import { DemoAccounts } from './demo-accounts.tsx'
import { Entrance } from '../accounts/entrance.tsx'
import { FirstAccount } from './first-account.tsx'
import { loginWords } from './login.words.ts'
import { lookInside } from './look-inside.server.ts'
import type { SignedIn } from '../accounts/open-session.server.ts'
import { passSecondStep } from './pass-second-step.server.ts'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import { SecondStepForm } from './second-step-form.tsx'
import { signIn } from './sign-in.server.ts'
import { signInWithPasskey } from './sign-in-with-passkey.server.ts'
import { adminPath, pathFromAfar } from './way-back.ts'

const Next = z.string().max(2000).optional()
const Credentials = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  next: Next,
})
const SecondStep = z.strictObject({
  intent: z.literal('code'),
  challenge: z.string().min(1).max(200),
  code: z.string().trim().min(1).max(40),
  next: Next,
})
const Passkey = z.strictObject({ intent: z.literal('passkey'), passkey: z.string().max(60_000), next: Next })

export async function loader(args: Route.LoaderArgs) {
  const { visitor, language, club, origin, mayAct } = fromRequest(args)
  const asked = args.url.searchParams.get('next')
  const next = mayAct ? adminPath(asked) : pathFromAfar(asked)
  if (visitor) throw redirect(next)
  const { status, ...known } = await lookInside(args)
  const title = `${speak(loginWords, language)('title')} · ${club.name}`
  return data({ title, next, knowsPasskeys: relyingParty(origin) !== null, ...known }, { status })
}

export async function action(args: Route.ActionArgs) {
  return answerForm(args, ['email', 'next', 'intent', 'challenge'], async (form) => {
    const answer = await knock(args, form)
    if ('challenge' in answer) return { fault: undefined, ...answer, next: adminPath(form.next) }
    const { isSecure } = fromRequest(args)
    return redirect(adminPath(form.next), { status: 303, headers: signedInHeaders(answer, isSecure) })
  })
}

/** The three ways to show at the door who one is. */
async function knock(args: Route.ActionArgs, form: FormValues) {
  const { db, origin, address, userAgent, token: currentToken } = fromRequest(args)
  const knownDevice = readCookie(args.request.headers.get('cookie'), DEVICE_COOKIE)
  const arrival = { device: { address, userAgent }, knownDevice, currentToken }
  if (form.intent === 'code') {
    const { challenge, code } = parseForm(SecondStep, form)
    return passSecondStep(db, { challenge, code, ...arrival })
  }
  if (form.intent === 'passkey') {
    const passkey = parseForm(ShownPasskey, readJson(parseForm(Passkey, form).passkey))
    return signInWithPasskey(db, { passkey, origin, ...arrival })
  }
  const { email, password } = parseForm(Credentials, form)
  return signIn(db, { email, password, ...arrival })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function signedInHeaders({ token, knownDevice }: SignedIn, isSecure: boolean): Headers {
  const headers = new Headers()
  headers.append('set-cookie', sessionCookie(token, isSecure))
  headers.append('set-cookie', deviceCookie(knownDevice, isSecure))
  headers.append('set-cookie', flashCookie('loggedIn'))
  return headers
}

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
