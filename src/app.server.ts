import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { findVisitor } from './accounts/sessions.server.ts'
import { DOORS } from './api.server.ts'
import type { House } from './house.server.ts'
import { mountApi } from './platform/api-mount.server.ts'
import { now } from './platform/clock.server.ts'
import { readClub } from './platform/club-settings.server.ts'
import { pragueDay } from './platform/day.ts'
import { securityHeaders } from './platform/http-headers.ts'
import { type Incoming, readIncoming } from './platform/incoming.server.ts'
import { log } from './platform/log.server.ts'
import { isOwnRequest } from './platform/origin-check.ts'
import { refusalResponse, toRefusal } from './platform/refusal-answer.server.ts'
import { type RequestContext, requestContext } from './platform/request-context.ts'
import { Refusal } from './refusals.ts'
import { mountStatus } from './status.server.ts'

const LARGEST_BODY = 256 * 1024
/** Only where a file is handed in. */
const LARGER_BODIES: Readonly<Record<string, number>> = { '/admin/members/import': 6 * 1024 * 1024 }

function largestBody(path: string): number {
  return LARGER_BODIES[path.replace(/\.data$/, '')] ?? LARGEST_BODY
}

type AppOptions = {
  /** The screens, as built; absent where only the API is wanted. */
  readonly screens?: ServerBuild | (() => Promise<ServerBuild>)
  /** The folder with the browser's files; in development Vite serves them instead. */
  readonly clientFolder?: string
  /** Vite's own scripts and styles know no nonce; while developing the policy is left out. */
  readonly development?: true
}

/** The whole house behind one address: what every request passes, in order, from the street to the screens. */
export function createApp(house: House, { screens, clientFolder, development }: AppOptions): Hono {
  const app = new Hono()
  const incoming = new WeakMap<Request, Incoming>()
  const facts = (http: Context) => incoming.get(http.req.raw) ?? readIncoming(http, house.config)
  const contextOf = (http: Context) => buildContext(house, facts(http))

  app.use(introduce(house, incoming, development))
  app.use(compress())
  if (clientFolder) mountFiles(app, clientFolder)
  mountStatus(app, house)
  app.use(refuseStrangeAddress(facts), refuseForeignOrigin(facts))
  app.use((http, next) =>
    bodyLimit({ maxSize: largestBody(http.req.path), onError: () => refuse(facts(http), 'too_large') })(
      http,
      next,
    ),
  )
  mountApi(app, DOORS, contextOf)
  if (screens)
    mountScreens(
      app,
      createRequestHandler(screens, development ? 'development' : 'production'),
      facts,
      contextOf,
    )
  app.onError((error, http) =>
    refusalResponse(toRefusal(error, facts(http).requestId), 'cs', facts(http).requestId),
  )
  return app
}

/** Every answer, whatever becomes of it, carries a number to quote and the browser's instructions. */
function introduce(house: House, known: WeakMap<Request, Incoming>, development?: true): MiddlewareHandler {
  return async (http, next) => {
    const facts = readIncoming(http, house.config)
    known.set(http.req.raw, facts)
    const startedAt = performance.now()
    await next()
    http.header('x-request-id', facts.requestId)
    for (const [name, value] of Object.entries(securityHeaders(facts))) {
      if (!http.res.headers.has(name)) http.header(name, value)
    }
    if (development) http.header('content-security-policy', undefined)
    house.counters.count(http.res.status)
    // The path alone: a query may hold a secret link.
    log.info(
      {
        requestId: facts.requestId,
        method: http.req.method,
        path: http.req.path,
        status: http.res.status,
        ms: Math.round(performance.now() - startedAt),
      },
      'request',
    )
  }
}

function mountFiles(app: Hono, root: string): void {
  const lasting: MiddlewareHandler = async (http, next) => {
    await next()
    if (http.res.status === 200) http.header('cache-control', 'public, max-age=31536000, immutable')
  }
  app.get('/assets/*', lasting, serveStatic({ root, precompressed: true }), (http) =>
    http.text('Not found', 404),
  )
  app.get('/:file{[\\w-]+\\.(?:ico|svg|png|txt|webmanifest)}', serveStatic({ root }))
}

function refuseStrangeAddress(facts: (http: Context) => Incoming): MiddlewareHandler {
  return (http, next) =>
    facts(http).origin === null ? Promise.resolve(refuse(facts(http), 'unknown_host')) : next()
}

function refuseForeignOrigin(facts: (http: Context) => Incoming): MiddlewareHandler {
  return (http, next) => {
    const { origin, cookieToken } = facts(http)
    const isOwn = isOwnRequest({
      method: http.req.method,
      origin: http.req.header('origin') ?? null,
      secFetchSite: http.req.header('sec-fetch-site') ?? null,
      hasSessionCookie: cookieToken !== null,
      ownOrigin: origin ?? '',
    })
    return isOwn ? next() : Promise.resolve(refuse(facts(http), 'foreign_origin'))
  }
}

function refuse(
  { language, requestId }: Incoming,
  code: 'unknown_host' | 'foreign_origin' | 'too_large',
): Response {
  return refusalResponse(new Refusal(code), language ?? 'cs', requestId)
}

async function buildContext(house: House, facts: Incoming): Promise<RequestContext> {
  const token = facts.bearerToken ?? facts.cookieToken
  const visitor = token ? await findVisitor(house.db, token) : null
  const moment = now()
  return {
    db: house.db,
    now: moment,
    today: pragueDay(moment),
    visitor,
    token,
    language: facts.language ?? visitor?.language ?? 'cs',
    theme: facts.theme ?? visitor?.theme ?? 'system',
    nonce: facts.nonce,
    club: await readClub(house.db),
    isDemo: house.isDemo,
    isSecure: facts.isSecure,
    requestId: facts.requestId,
    address: facts.address,
    userAgent: facts.userAgent,
  }
}

function mountScreens(
  app: Hono,
  render: RequestHandler,
  facts: (http: Context) => Incoming,
  contextOf: (http: Context) => Promise<RequestContext>,
): void {
  app.all('*', async (http) => {
    const url = new URL(http.req.url)
    if (url.pathname !== '/' && url.pathname.endsWith('/'))
      return http.redirect(`${url.pathname.replace(/\/+$/, '') || '/'}${url.search}`, 308)

    const context = new RouterContextProvider()
    context.set(requestContext, await contextOf(http))
    const response = await render(asSeenByVisitor(http.req.raw, facts(http).origin), context)
    const answer = new Response(response.body, response)
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store')
    return answer
  })
}

/** Behind a proxy the request looks like plain http; the router compares addresses, so it gets the visitor's. */
function asSeenByVisitor(request: Request, origin: string | null): Request {
  const url = new URL(request.url)
  if (!origin || url.origin === origin) return request
  return new Request(new URL(url.pathname + url.search, origin), request)
}
