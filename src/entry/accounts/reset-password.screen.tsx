import { useEffect } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { findLinkOwner } from '../../ground/mail/one-time-links.server.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { lookInside } from '../../ground/http/look-inside.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/reset-password.screen'
import { Entrance } from './entrance.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { SHORTEST_PASSWORD } from './password.ts'
import { NewPassword, resetPassword } from './reset-password.server.ts'
import { resetPasswordWords } from './reset-password.words.ts'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async (given) => {
  const { db, language, url } = given
  const asked = url.searchParams.get('token') ?? ''
  const { status, trouble, known } = await lookInside(
    given,
    async () => asked !== '' && (await findLinkOwner(db, asked, 'password')) !== null,
  )
  const title = speak(resetPasswordWords, language)('title')
  // Whether the link still holds cannot be said while nobody answers; whoever sends the form will learn it.
  return data({ title, trouble, token: (known ?? true) ? asked : '' }, { status })
})

export const action = screen.acts({
  keeps: ['token'],
  acts: screen.act({
    takes: NewPassword,
    does: async ({ db }, input) => {
      await resetPassword(db, input)
      return seeOther('/login', flashCookie('passwordChanged'))
    },
  }),
})

export { linkHeaders as headers, linkMeta as meta } from './link-page.ts'

export default function ResetPasswordScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(resetPasswordWords)
  const fault = actionData?.fault
  const token = fault?.values.token ?? loaderData.token
  useHiddenToken()
  useFaultToast(fault, say('failed'))
  if (!token) return <NoToken />
  return (
    <Entrance title={say('title')} text={say('text')} seed={9}>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {!fault && loaderData.trouble && <FaultNote title={say('notNow')} fault={loaderData.trouble} />}
      {fault?.code === 'link_expired' ? (
        <ButtonLink to="/forgot-password" variant="primary">
          {say('askAgain')}
        </ButtonLink>
      ) : (
        <PasswordForm fault={fault} token={token} />
      )}
    </Entrance>
  )
}

/** The link is a key: once the page has read it, it must stay neither in sight nor in the history. */
function useHiddenToken(): void {
  useEffect(() => {
    if (window.location.search) window.history.replaceState(window.history.state, '', '/reset-password')
  }, [])
}

function PasswordForm({ fault, token }: { readonly fault: FormFault | undefined; readonly token: string }) {
  const say = useWords(resetPasswordWords)
  const isPending = useNavigation().formAction === '/reset-password'
  return (
    <Form method="post" action="/reset-password" noValidate className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <Field
        label={say('password')}
        hint={say('hint', { count: SHORTEST_PASSWORD })}
        error={fault?.fields.newPassword}
      >
        <PasswordInput name="newPassword" autoComplete="new-password" required maxLength={1000} />
      </Field>
      <Button type="submit" variant="primary" pending={isPending} className="sm:justify-self-start">
        {say('submit')}
      </Button>
    </Form>
  )
}

function NoToken() {
  const say = useWords(resetPasswordWords)
  return (
    <Entrance title={say('title')} text={say('noToken')} seed={9}>
      <ButtonLink to="/forgot-password" variant="primary">
        {say('askAgain')}
      </ButtonLink>
    </Entrance>
  )
}
