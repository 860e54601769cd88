import { redirect } from 'react-router'
import type { RequestContext } from '../platform/request-context.ts'
import { TOAST_COOKIE, toastCookie } from './cookies.ts'
import { answerAfterWork } from './idempotency.server.ts'

type Asked = Pick<RequestContext, 'db' | 'visitor' | 'address'> & {
  readonly request: Request
  readonly url: URL
}

type Outcome<R> = { readonly result: R } | { readonly leads: Response }
type Kept = { readonly to: string; readonly cookie: string }

const LONGEST_KEY = 200

/**
 * What a form asked for is done once, however often it was sent: a browser that got no answer sends the same key again
 * (src/ground/signal). Where the first time led is remembered, never what it said: that may be a secret.
 */
export async function doneOnce<R>(asked: Asked, sent: unknown, work: () => Promise<R>): Promise<R> {
  const { db, visitor, address, request, url } = asked
  const key = request.headers.get('idempotency-key')
  if (!key || key.length > LONGEST_KEY) return work()
  const actor = visitor ? `account:${visitor.id}` : `address:${address}`
  const said = `${url.pathname}\n${JSON.stringify(sent)}`
  let outcome: Outcome<R> | undefined
  const { body } = await answerAfterWork(db, { actor, key, request: said }, async () => {
    outcome = await outcomeOf(work)
    return { status: 303, body: JSON.stringify(whereItLed(outcome, url)) }
  })
  if (outcome && 'result' in outcome) return outcome.result
  if (outcome) throw outcome.leads
  const { to, cookie } = JSON.parse(body) as Kept
  throw redirect(to, { status: 303, headers: { 'set-cookie': cookie } })
}

/** What is thrown and does not lead on was not done; nor is anything remembered that gives somebody a session. */
async function outcomeOf<R>(work: () => Promise<R>): Promise<Outcome<R>> {
  try {
    return { result: await work() }
  } catch (error) {
    if (error instanceof Response && error.headers.has('location') && !hasSecret(error))
      return { leads: error }
    throw error
  }
}

const hasSecret = ({ headers }: Response) =>
  headers.getSetCookie().some((cookie) => !cookie.startsWith(`${TOAST_COOKIE}=`))

function whereItLed(outcome: Outcome<unknown>, { pathname, search }: URL): Kept {
  const headers = 'leads' in outcome ? outcome.leads.headers : null
  return {
    to: headers?.get('location') ?? pathname + search,
    cookie: headers?.getSetCookie()[0] ?? toastCookie('saved'),
  }
}
