import { data, redirect } from 'react-router'
import { z } from 'zod'
import { EmailField } from '../accounts/email-field.ts'
import type { SignedIn } from '../accounts/open-session.server.ts'
import { CodeField } from '../keys/code-field.ts'
import { ShownPasskey } from '../keys/passkey-answer.ts'
import { relyingParty } from '../keys/relying-party.ts'
import { DEVICE_COOKIE, deviceCookie, readCookie, sessionCookie } from '../../ground/http/cookies.ts'
import { parseForm } from '../../ground/http/form-answer.server.ts'
import { lookInside } from '../../ground/http/look-inside.server.ts'
import { declareScreen, type Given } from '../../ground/http/screen.server.ts'
import { flashCookie } from '../../ground/ui/flash.ts'
import { speak } from '../../ground/values/words.ts'
import { DEMO_ROLES, demoEntrance } from './demo-role.ts'
import { enterDemo } from './enter-demo.server.ts'
import { listDemoAccounts } from './demo-accounts.server.ts'
import { firstAccountNote } from './first-account.server.ts'
import { loginWords } from './login.words.ts'
import { passSecondStep } from './pass-second-step.server.ts'
import { signIn } from './sign-in.server.ts'
import { signInWithPasskey } from './sign-in-with-passkey.server.ts'
import { adminPath, pathFromAfar } from './way-back.ts'

export const loginScreen = declareScreen({ who: 'anyone' })

type Stranger = Given<'anyone'>

export async function viewLogin(given: Stranger) {
  const { db, visitor, isDemo, language, origin, mayAct, url } = given
  const asked = url.searchParams.get('next')
  const next = mayAct ? adminPath(asked) : pathFromAfar(asked)
  if (visitor) throw redirect(next)
  const { status, trouble, known } = await lookInside(given, async () => ({
    firstAccount: isDemo ? null : await firstAccountNote(db, language),
    demoAccounts: isDemo ? await listDemoAccounts(db) : [],
  }))
  const title = speak(loginWords, language)('title')
  const { firstAccount, demoAccounts } = known ?? { firstAccount: null, demoAccounts: [] }
  const knowsPasskeys = relyingParty(origin) !== null
  return data({ title, next, knowsPasskeys, trouble, firstAccount, demoAccounts }, { status })
}

const Next = { next: z.string().max(2000).optional() }
const Credentials = z.strictObject({ email: EmailField, password: z.string().min(1).max(1000), ...Next })
const SecondStep = z.strictObject({ challenge: z.string().min(1).max(200), code: CodeField, ...Next })
const Passkey = z.strictObject({ passkey: z.string().max(60_000), ...Next })

/** The three ways to show at the door who one is; in the demo one may also just choose. */
export const loginActs = {
  '': loginScreen.act({
    takes: Credentials,
    does: async (given, { email, password, next }) => {
      const answer = await signIn(given.db, { email, password, ...arrivalOf(given) })
      if ('challenge' in answer) return { fault: undefined, ...answer, next: adminPath(next) }
      return letIn(given, answer, next)
    },
  }),
  code: loginScreen.act({
    takes: SecondStep,
    does: async (given, { challenge, code, next }) =>
      letIn(given, await passSecondStep(given.db, { challenge, code, ...arrivalOf(given) }), next),
  }),
  demo: loginScreen.act({
    takes: z.strictObject({ role: z.enum(DEMO_ROLES) }),
    does: async (given, { role }) =>
      letIn(
        given,
        await enterDemo(given.db, { role, isDemo: given.isDemo, ...arrivalOf(given) }),
        demoEntrance(role),
      ),
  }),
  passkey: loginScreen.act({
    takes: Passkey,
    does: async (given, { passkey: text, next }) => {
      const passkey = parseForm(ShownPasskey, readJson(text))
      const { db, origin } = given
      return letIn(given, await signInWithPasskey(db, { passkey, origin, ...arrivalOf(given) }), next)
    },
  }),
}

function arrivalOf({ address, userAgent, token: currentToken, request }: Stranger) {
  const knownDevice = readCookie(request.headers.get('cookie'), DEVICE_COOKIE)
  return { device: { address, userAgent }, knownDevice, currentToken }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function letIn({ isSecure }: Stranger, { token, knownDevice }: SignedIn, next: string | undefined): never {
  const headers = new Headers()
  headers.append('set-cookie', sessionCookie(token, isSecure))
  headers.append('set-cookie', deviceCookie(knownDevice, isSecure))
  headers.append('set-cookie', flashCookie('loggedIn'))
  throw redirect(adminPath(next), { status: 303, headers })
}
