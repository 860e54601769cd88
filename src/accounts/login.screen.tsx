import { Form, Link, redirect, useNavigation } from 'react-router'
import { z } from 'zod'
import { DEVICE_COOKIE, deviceCookie, readCookie, sessionCookie } from '../platform/cookies.ts'
import { answerForm, type FormFault, parseForm } from '../platform/form-answer.server.ts'
import { fromRequest } from '../platform/request-context.ts'
import { speak } from '../platform/words.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { flashCookie } from '../ui/flash.ts'
import { PasswordInput } from '../ui/password-input.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWords } from '../ui/use-words.ts'
import type { Route } from './+types/login.screen'
import { listDemoAccounts } from './demo-accounts.server.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { Entrance } from './entrance.tsx'
import { FaultNote } from '../ui/form-notes.tsx'
import { loginWords } from './login.words.ts'
import { type SignedIn, signIn } from './sign-in.server.ts'
import { useFaultToast } from '../ui/use-fault-toast.ts'
import { adminPath } from './way-back.ts'

const Credentials = z.strictObject({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(1000),
  next: z.string().max(2000).optional(),
})

export async function loader(args: Route.LoaderArgs) {
  const { db, visitor, isDemo, language, club } = fromRequest(args)
  const next = adminPath(args.url.searchParams.get('next'))
  if (visitor) throw redirect(next)
  return {
    title: `${speak(loginWords, language)('title')} · ${club.name}`,
    next,
    demoAccounts: isDemo ? await listDemoAccounts(db) : [],
  }
}

export async function action(args: Route.ActionArgs) {
  const { db, address, userAgent, token: currentToken, isSecure } = fromRequest(args)
  return answerForm(args, ['email', 'next'], async (form) => {
    const { email, password, next } = parseForm(Credentials, form)
    const knownDevice = readCookie(args.request.headers.get('cookie'), DEVICE_COOKIE)
    const signed = await signIn(db, {
      email,
      password,
      device: { address, userAgent },
      knownDevice,
      currentToken,
    })
    return redirect(adminPath(next), { status: 303, headers: signedInHeaders(signed, isSecure) })
  })
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
  useFaultToast(fault, say('failed'))
  return (
    <Entrance title={say('title')} text={say('text')} seed={2}>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <SignInForm fault={fault} next={loaderData.next} />
      <DemoAccounts accounts={loaderData.demoAccounts} next={loaderData.next} />
    </Entrance>
  )
}

function SignInForm({ fault, next }: { readonly fault: FormFault | undefined; readonly next: string }) {
  const say = useWords(loginWords)
  const isPending = useNavigation().formAction === '/login'
  return (
    <Form method="post" action="/login" noValidate className="grid gap-5">
      <input type="hidden" name="next" value={fault?.values.next ?? next} />
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
