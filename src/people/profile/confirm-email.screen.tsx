import { Form } from 'react-router'
import { z } from 'zod'
import { Entrance } from '../../entry/accounts/entrance.tsx'
import { findLinkOwner } from '../../ground/mail/one-time-links.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/confirm-email.screen'
import { confirmEmail } from './confirm-email.server.ts'
import { confirmEmailWords } from './profile.words.ts'

const screen = declareScreen({ who: 'anyone' })

export const loader = screen.shows(async ({ db, language, url }) => {
  const token = url.searchParams.get('token') ?? ''
  const owner = token ? await findLinkOwner(db, token, 'email') : undefined
  return {
    title: speak(confirmEmailWords, language)('title'),
    token: owner ? token : '',
    email: owner?.sentTo ?? '',
  }
})

export const action = screen.acts({
  keeps: ['token'],
  acts: screen.act({
    takes: z.strictObject({ token: z.string().min(1).max(200) }),
    does: async ({ db }, { token }) => {
      await confirmEmail(db, token)
      return seeOther('/admin/profile', flashCookie('saved'))
    },
  }),
})

export { linkHeaders as headers, linkMeta as meta } from '../../entry/accounts/link-page.ts'

/** A button, not a link that acts: programs that look into letters open every address in them. */
export default function ConfirmEmailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(confirmEmailWords)
  const fault = actionData?.fault
  const { token, email } = loaderData
  useFaultToast(fault, fault?.message ?? '')
  return (
    <Entrance title={say('title')} text={token ? say('text', { email }) : say('expired')} seed={12}>
      {fault && <FaultNote title={say('title')} fault={fault} />}
      {token ? (
        <Form method="post">
          <input type="hidden" name="token" value={token} />
          <Button type="submit" variant="primary" className="w-full">
            {say('confirm')}
          </Button>
        </Form>
      ) : (
        <ButtonLink to="/admin/profile">{say('profile')}</ButtonLink>
      )}
    </Entrance>
  )
}
