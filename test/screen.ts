import { RouterContextProvider } from 'react-router'
import { mayEnter } from '../src/office/admin/guard.ts'
import { findVisitor } from '../src/entry/accounts/sessions.server.ts'
import type { FormFault } from '../src/ground/http/form-answer.server.ts'
import { NEW_CLUB } from '../src/ground/platform/new-club.ts'
import { requestContext, type RequestContext } from '../src/ground/platform/request-context.ts'
import type { Db } from '../src/tables.ts'

type ActionArgs = { readonly request: Request; readonly context: RouterContextProvider; readonly url: URL }
type Action = (args: never) => unknown

/** A form of a screen, sent by whoever has this token: past the guard of the admin, then to the screen's own action. */
export async function sendForm(
  db: Db,
  action: Action,
  { path, token, form }: { path: string; token: string; form: Readonly<Record<string, string>> },
): Promise<{ readonly status: number; readonly code: string | null; readonly fault: FormFault | null }> {
  const url = new URL(path, 'http://localhost:3000')
  const visitor = await findVisitor(db, token)
  if (!visitor || !mayEnter(url.pathname, visitor)) return { status: 302, code: 'guarded', fault: null }
  const context = new RouterContextProvider()
  context.set(requestContext, contextOf(db, visitor))
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) })
  const id = /\/([1-9]\d*)(?:\/|$)/.exec(url.pathname)?.[1]
  const args: ActionArgs & { params: object } = { request, context, url, params: { id } }
  const answer: unknown = await Promise.resolve()
    .then(() => action(args as never))
    .catch((error: unknown) => {
      if (error instanceof Response) return error
      throw error
    })
  if (answer instanceof Response) return { status: answer.status, code: null, fault: null }
  const { data, init } = asAnswer(answer)
  return { status: init?.status ?? 200, code: data?.fault?.code ?? null, fault: data?.fault ?? null }
}

type Answer = { readonly data?: { readonly fault?: FormFault }; readonly init?: { readonly status?: number } }

/** `data(…)` of the router wraps; a plain object is the answer itself. */
function asAnswer(answer: unknown): Answer {
  const isWrapped = typeof answer === 'object' && answer !== null && 'data' in answer && 'init' in answer
  return isWrapped ? (answer as Answer) : { data: answer as NonNullable<Answer['data']> }
}

function contextOf(db: Db, visitor: NonNullable<Awaited<ReturnType<typeof findVisitor>>>): RequestContext {
  const now = new Date()
  return {
    db,
    now,
    today: now.toISOString().slice(0, 10),
    visitor,
    language: 'cs',
    theme: 'dark',
    nonce: '',
    club: NEW_CLUB,
    isDemo: false,
    requestId: 'test',
    token: null,
    origin: 'https://klub.test',
    isSecure: false,
    mayAct: true,
    visitorNow: () => Promise.resolve(visitor),
    failure: null,
    away: null,
    address: '127.0.0.1',
    userAgent: 'a test',
  }
}
