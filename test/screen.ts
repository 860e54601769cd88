import { RouterContextProvider } from 'react-router'
import type { ClubPart } from '../src/club-parts.ts'
import { mayEnter } from '../src/office/admin/guard.ts'
import { findVisitor } from '../src/entry/accounts/sessions.server.ts'
import type { FormFault } from '../src/ground/http/form-answer.server.ts'
import { now } from '../src/ground/platform/clock.server.ts'
import { NEW_CLUB } from '../src/ground/platform/new-club.ts'
import { requestContext, type RequestContext } from '../src/ground/platform/request-context.ts'
import type { Visitor } from '../src/ground/platform/visitor.ts'
import { declareClub } from '../src/process/declare.server.ts'
import { pragueDay } from '../src/ground/values/day.ts'
import type { Db } from '../src/tables.ts'
import { noteSecretsIn } from './known-secrets.ts'

// As the house does when it opens: a screen shows runs and letters of kinds it knows.
declareClub()

type Action = (args: never) => unknown

type Asked = {
  readonly path: string
  /** Whose browser it is; a stranger has none. */
  readonly token: string | null
  /** Who that is, where a walk has asked it before. */
  readonly visitor?: Visitor
  /** What the address names, where it is not just one id. */
  readonly params?: Readonly<Record<string, string>>
  /** The club's day, where it matters. */
  readonly today?: string
  /** Parts the club has switched off. */
  readonly off?: readonly ClubPart[]
  /** The club is the invented one. */
  readonly isDemo?: boolean
  /** What the browser keeps besides its session, as it sends it. */
  readonly cookie?: string
}

type SentForm = Asked & {
  readonly form: Readonly<Record<string, string>>
  readonly files?: Readonly<Record<string, File>>
  /** What a browser that got no answer sends again. */
  readonly key?: string
}

type Told = {
  readonly status: number
  readonly code: string | null
  readonly fault: FormFault | null
  /** What the screen is told besides a fault: `{ done: … }` and the like. */
  readonly answer: Readonly<Record<string, unknown>>
  readonly location: string | null
  readonly cookies: readonly string[]
  /** What the browser is told to forget. */
  readonly clears: string | null
}

const NOTHING = { code: null, fault: null, answer: {}, location: null, cookies: [], clears: null }

/** A form of a screen, sent by whoever has this token: past the guard of the admin, then to the screen's own action. */
export async function sendForm(db: Db, action: Action, sent: SentForm): Promise<Told> {
  const headers = sent.key ? { 'idempotency-key': sent.key } : undefined
  const args = await argsOf(db, sent, { method: 'POST', body: bodyOf(sent), ...(headers ? { headers } : {}) })
  if (!args) return { ...NOTHING, status: 302, code: 'guarded' }
  const answer: unknown = await Promise.resolve()
    .then(() => action(args as never))
    .catch((error: unknown) => {
      if (error instanceof Response) return error
      throw error
    })
  if (answer instanceof Response) return responseTold(answer)
  const { data, init } = asAnswer(answer)
  const { fault, ...rest } = data ?? {}
  return {
    ...NOTHING,
    status: init?.status ?? 200,
    code: fault?.code ?? null,
    fault: fault ?? null,
    answer: rest,
  }
}

/** What a screen reads for whoever has this token; where it does not show itself, its Response is thrown. */
export async function seeScreen<Shown>(
  db: Db,
  loader: (args: never) => Promise<Shown>,
  asked: Asked,
): Promise<Shown> {
  const args = await argsOf(db, asked, {})
  if (!args) throw new Error(`${asked.path} is guarded`)
  const shown: unknown = await loader(args as never)
  return asAnswer(shown).data as Shown
}

/** What the router hands over; nothing where the guard of the admin turns him away. */
async function argsOf(db: Db, { path, token, params, ...asked }: Asked, init: RequestInit) {
  const off = asked.off ?? []
  const url = new URL(path, 'http://localhost:3000')
  const visitor = asked.visitor ?? (token === null ? null : await findVisitor(db, token))
  if (isGuarded(url) && (!visitor || !mayEnter(url.pathname, visitor))) return null
  const context = new RouterContextProvider()
  context.set(requestContext, contextOf(db, visitor && { ...visitor, off }, { ...asked, token }))
  const id = /\/([1-9]\d*)(?:\/|$)/.exec(url.pathname)?.[1]
  const request = new Request(url, init)
  if (asked.cookie) request.headers.set('cookie', asked.cookie)
  return { request, context, url, params: params ?? { id } }
}

const isGuarded = ({ pathname }: URL) => pathname === '/admin' || pathname.startsWith('/admin/')

function bodyOf({ form, files }: SentForm): URLSearchParams | FormData {
  noteSecretsIn(form)
  if (!files) return new URLSearchParams(form)
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...form, ...files })) body.set(name, value)
  return body
}

const responseTold = ({ status, headers }: Response): Told => ({
  ...NOTHING,
  status,
  location: headers.get('location'),
  cookies: headers.getSetCookie(),
  clears: headers.get('clear-site-data'),
})

type Answer = { readonly data?: { readonly fault?: FormFault }; readonly init?: { readonly status?: number } }

/** `data(…)` of the router wraps; a plain object is the answer itself. */
function asAnswer(answer: unknown): Answer {
  const isWrapped = typeof answer === 'object' && answer !== null && 'data' in answer && 'init' in answer
  return isWrapped ? (answer as Answer) : { data: answer as NonNullable<Answer['data']> }
}

function contextOf(
  db: Db,
  visitor: Visitor | null,
  { today, off = [], isDemo = false, token }: Pick<Asked, 'today' | 'off' | 'isDemo' | 'token'>,
): RequestContext {
  const moment = now()
  return {
    db,
    now: moment,
    today: today ?? pragueDay(moment),
    visitor,
    language: 'cs',
    theme: 'dark',
    nonce: '',
    club: { ...NEW_CLUB, off },
    isDemo,
    requestId: 'test',
    token,
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
