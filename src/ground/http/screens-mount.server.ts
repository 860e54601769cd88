import type { Context } from 'hono'
import { type RequestHandler, RouterContextProvider } from 'react-router'
import type { Refusal } from '../../refusals.ts'
import { drawnAgain, type ReadOf } from './drawn-again.server.ts'
import { drawingWhole } from './drawn-text.server.ts'
import type { Incoming } from './incoming.server.ts'
import { isPlainPath } from '../values/plain-text.ts'
import { toRefusal } from './refusal-answer.server.ts'
import { type RequestContext, requestContext } from '../platform/request-context.ts'
import { waitOf } from './screen-faults.server.ts'
import { knownQuery, type QueryTable } from './screen-query.ts'

/** Where the router in the browser asks which screens there are: no screen itself, and nothing for the database. */
const MANIFEST = '/__manifest'

type Sources = {
  readonly facts: (http: Context) => Incoming
  readonly contextOf: (http: Context) => Promise<RequestContext>
  readonly emptyContext: (http: Context) => RequestContext
  /** What a screen may be asked for by its address. */
  readonly queries: QueryTable
  /** Whether the screen of this path may be shown as it was drawn before. */
  readonly remembers: (path: string) => ReadOf | null
  /** Whether the screen of this path has words of its own for a database that is away. */
  readonly saysItself: (path: string) => boolean
}

type Manner = {
  /** Without what stands behind the question mark: the page will be shown to others as well. */
  readonly isPlain?: boolean
}

export type ShowScreen = (http: Context, failure?: Refusal, manner?: Manner) => Promise<Response>

/** Shows the screen of an address, or the error screen when something failed before it came to that. */
export function mountScreens(router: RequestHandler, { facts, queries, ...sources }: Sources): ShowScreen {
  const render = drawingWhole(router)
  return async (http, failure, { isPlain = false } = {}) => {
    const plain = withoutTrailingSlash(new URL(http.req.url))
    if (plain && !failure) return http.redirect(plain, 308)

    if (http.req.path === MANIFEST) return render(http.req.raw, contextWith(sources.emptyContext(http)))
    const known = await contextOrFailure(http, sources, failure)
    const context = contextWith(known)
    const seen = asSeenByVisitor(http.req.raw, facts(http).origin, queries)
    const request = isPlain ? withoutQuery(seen) : seen
    // After a failure nothing may act: only the error screen is asked for.
    const draw = (asked: Request) =>
      known.failure ? showFailure(render, asked, context) : render(asked, context)
    const reads = known.failure ? null : sources.remembers(http.req.path)
    const answer = (reads && (await drawnAgain(request, known, reads, draw))) || (await draw(request))
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
    const wait = (known.failure ?? known.away)?.retryAfter ?? waitOf(context)
    if (wait) answer.headers.set('retry-after', String(wait))
    return answer
  }
}

function contextWith(known: RequestContext): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(requestContext, known)
  return context
}

async function contextOrFailure(
  http: Context,
  { contextOf, emptyContext, saysItself }: Pick<Sources, 'contextOf' | 'emptyContext' | 'saysItself'>,
  failure?: Refusal,
): Promise<RequestContext> {
  if (failure) return { ...emptyContext(http), failure }
  try {
    return await contextOf(http)
  } catch (error) {
    const empty = emptyContext(http)
    const refusal = toRefusal(error, empty.requestId)
    return { ...empty, ...(saysItself(http.req.path) ? { away: refusal } : { failure: refusal }) }
  }
}

/** Only ever a path of ours: `//elsewhere/` must not become an address of somebody else. */
function withoutTrailingSlash({ pathname, search }: URL): string | null {
  if (pathname === '/' || !pathname.endsWith('/')) return null
  let [from, to] = [0, pathname.length]
  while (pathname[from] === '/') from += 1
  while (pathname[to - 1] === '/') to -= 1
  return `/${pathname.slice(from, to)}${search}`
}

/**
 * Behind a proxy the request looks like plain http; the router compares addresses, so it gets the visitor's. What
 * makes no sense in it is left out here, once for all screens.
 */
function asSeenByVisitor(request: Request, origin: string | null, queries: QueryTable): Request {
  const url = new URL(request.url)
  const known = knownQuery(url.searchParams, queries).toString()
  const isWhole = known.length === new URLSearchParams(url.search).toString().length
  if (isWhole && (!origin || url.origin === origin)) return request
  const search = isWhole ? url.search : known && `?${known}`
  return new Request(new URL(url.pathname + search, origin ?? url.origin), request)
}

function withoutQuery(request: Request): Request {
  const { origin, pathname, search } = new URL(request.url)
  return search === '' ? request : new Request(origin + pathname, request)
}

/** An address without a screen of its own (a file, a mere action) would fail with nothing to look at. */
async function showFailure(
  render: ReturnType<typeof drawingWhole>,
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const reading = asReading(request)
  const response = await render(reading, context)
  const isEmpty = response.status >= 400 && !response.body
  return isEmpty ? render(new Request(new URL('/', reading.url), reading), context) : response
}

/** An address whose letters are none cannot even be looked up. */
function asReading({ url, headers }: Request): Request {
  const { origin, pathname } = new URL(url)
  return new Request(isPlainPath(pathname) ? url : origin, { headers })
}
