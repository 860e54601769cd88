import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { owesStep } from '../entry/accounts/account.ts'
import { findProgram, findVisitor } from '../entry/accounts/sessions.server.ts'
import { DOORS } from '../api.server.ts'
import { declareClub } from './declare.server.ts'
import { LARGEST_FORM } from '../rides/gallery/add-photos.server.ts'
import { LARGEST_DOCUMENT } from '../site/documents/file-kind.ts'
import { mountPhotos } from '../rides/gallery/photo-files.server.ts'
import { LARGEST_PHOTO } from '../rides/gallery/photo-kind.ts'
import { LARGEST_CHUNK } from '../rides/gallery/uploads.server.ts'
import { mountPosters } from '../site/home/posters.server.ts'
import { publicPage } from '../site/home/public-page.ts'
import { mountElsewhere } from '../site/elsewhere/elsewhere.server.ts'
import { mountSiteFiles } from '../site/home/site-files.server.ts'
import type { House } from './house.server.ts'
import { mountApi, type OnAnswer } from '../ground/http/api-mount.server.ts'
import { watchBody } from '../ground/http/body-watch.server.ts'
import { now, today } from '../ground/platform/clock.server.ts'
import { readClub } from '../ground/platform/club-settings.server.ts'
import { mountFiles } from '../ground/http/files-mount.server.ts'
import { securityHeaders } from '../ground/http/http-headers.ts'
import { type Incoming, readIncoming } from '../ground/http/incoming.server.ts'
import { loggedPath } from './logged-path.ts'
import { forRequest } from '../ground/platform/asking.server.ts'
import { log } from '../ground/platform/log.server.ts'
import { NEW_CLUB } from '../ground/platform/new-club.ts'
import { isOwnRequest } from '../ground/http/origin-check.ts'
import { encodingFor, type PageAsked } from '../ground/http/page-cache.server.ts'
import { isPlainPath } from '../ground/values/plain-text.ts'
import { wordsOf } from '../ground/http/quick-pages.server.ts'
import { asTold, refusalResponse, toRefusal } from '../ground/http/refusal-answer.server.ts'
import type { RequestContext } from '../ground/platform/request-context.ts'
import { sayingFaults } from '../ground/http/screen-faults.server.ts'
import { mountScreens } from '../ground/http/screens-mount.server.ts'
import { LARGEST_PORTRAIT } from '../people/profile/draw-portrait.server.ts'
import { mountPortraits } from '../people/profile/portrait-files.server.ts'
import type { Visitor } from '../ground/platform/visitor.ts'
import { Refusal } from '../refusals.ts'
import { REMEMBERED_SCREENS } from '../remembered-screens.ts'
import { SCREEN_QUERIES } from '../screen-queries.ts'
import { mountStatus } from './status.server.ts'
import { LARGEST_PIECE } from '../office/backup/take-in-backup.server.ts'

const LARGEST_BODY = 256 * 1024
/** Only where a file is handed in. */
const LARGER_BODIES: readonly (readonly [RegExp, number])[] = [
  [/^\/(?:admin\/members\/import|api\/imports)$/, 6 * 1024 * 1024],
  [/^\/(?:admin\/fees\/bank|api\/bank\/statements)$/, 6 * 1024 * 1024],
  [/^\/api\/gallery\/uploads\/[0-9a-f]{32}$/, LARGEST_CHUNK],
  [/^\/api\/gallery\/photos$/, LARGEST_PHOTO + 1],
  [/^\/api\/backups\/uploads\/[0-9a-f]{32}$/, LARGEST_PIECE],
  [/^\/gallery\/[a-z0-9-]{1,80}\/edit$/, LARGEST_FORM],
  [/^\/admin\/events\/\d{1,9}\/cover$/, LARGEST_FORM],
  [/^\/(?:admin\/profile\/photo|api\/members\/profile\/photo)$/, LARGEST_PORTRAIT],
  [/^\/admin\/events\/(?:new|\d{1,9}\/edit)$/, 6 * 1024 * 1024],
  [/^\/(?:admin\/sprava\/(?:club|first-run)|api\/club\/logo)$/, 6 * 1024 * 1024],
  [/^\/(?:admin|api)\/documents(?:\/\d{1,9}(?:\/versions)?)?$/, LARGEST_DOCUMENT + 1024 * 1024],
  [/^\/pages\/[a-z0-9-]{1,80}\/edit$/, 2 * 1024 * 1024],
  [/^\/api\/pages\/[a-z0-9-]{1,80}$/, 2 * 1024 * 1024],
]

/**
 * The doors of the house and the forms before them, which stand there and say why they do not open even while the database
 * is away: nobody loses what he has written.
 */
const SAYS_ITSELF = /^\/(?:login|logout|forgot-password|reset-password|prihlaska)(?:\.data)?$/

type AppOptions = {
  /** The screens, as built; absent where only the API is wanted. */
  readonly screens?: ServerBuild | (() => Promise<ServerBuild>)
  /** The folder with the browser's files; in development Vite serves them instead. */
  readonly clientFolder?: string
  /** Vite's own scripts and styles know no nonce; while developing the policy is left out. */
  readonly development?: true
  readonly onAnswer?: OnAnswer
}

type Facts = (http: Context) => Incoming

/** The whole house behind one address: what every request passes, in order, from the street to the screens. */
export function createApp(house: House, { screens, clientFolder, development, onAnswer }: AppOptions): Hono {
  declareClub()
  const app = new Hono()
  const facts: Facts = (http) => http.get('incoming') ?? readIncoming(http, house.config)
  const contextOf = (http: Context) => buildContext(house, facts(http), http.req.path)
  const render =
    screens &&
    createRequestHandler(
      typeof screens === 'function' ? async () => sayingFaults(await screens()) : sayingFaults(screens),
      development ? 'development' : 'production',
    )
  const showScreen =
    render &&
    mountScreens(render, {
      facts,
      contextOf,
      emptyContext: (http) => emptyContext(house, facts(http)),
      queries: SCREEN_QUERIES,
      remembers: (path) => REMEMBERED_SCREENS[path.replace(/\.data$/, '')] ?? null,
      saysItself: (path) => SAYS_ITSELF.test(path),
    })
  /** People get the error screen, programs the contract's answer. */
  const refuse = (http: Context, refusal: Refusal) =>
    showScreen && !http.req.path.startsWith('/api/')
      ? showScreen(http, refusal)
      : refusalResponse(refusal, facts(http).language ?? 'cs', facts(http).requestId)

  app.use(introduce(house, development))
  if (!development) app.use(showKeptPages(house, facts))
  app.use(compress())
  if (clientFolder) mountFiles(app, clientFolder)
  mountStatus(app, house)
  app.use(refuseStrangers(facts, refuse), refuseNonsense(refuse), watchBody({ largest: largestBody, refuse }))
  mountSiteFiles(app, contextOf)
  mountElsewhere(app, contextOf)
  mountPosters(app)
  mountPhotos(app, { db: house.db, findVisitor: async (http) => (await contextOf(http)).visitor })
  mountPortraits(app, { db: house.db, findVisitor: async (http) => (await contextOf(http)).visitor })
  mountApi(app, DOORS, { contextOf, facts, onAnswer })
  if (showScreen)
    app.all('*', (http) =>
      keepPublicPage(house, facts(http), http, (isPublic) =>
        showScreen(http, undefined, { isPlain: isPublic }),
      ),
    )
  app.onError((error, http) => refuse(http, asTold(toRefusal(error, facts(http).requestId), http.req.method)))
  return app
}

/** Every answer, whatever becomes of it, carries a number to quote and the browser's instructions. */
function introduce(house: House, development?: true): MiddlewareHandler {
  return async (http, next) => {
    const facts = readIncoming(http, house.config)
    http.set('incoming', facts)
    warnOfMissingProxy(house.config, http)
    const startedAt = performance.now()
    const isReading = ['GET', 'HEAD'].includes(http.req.method)
    // Of a secret ballot not even the moment it came is written down.
    const isUnseen = http.req.path === '/api/ballots'
    await forRequest({ requestId: facts.requestId, isReading, isUnseen }, next)
    // Said to the answer itself: the framework's way makes it anew for each of them, and a text becomes a stream.
    const { headers } = http.res
    headers.set('x-request-id', facts.requestId)
    for (const [name, value] of Object.entries(securityHeaders(facts)))
      if (!headers.has(name)) headers.set(name, value)
    // An older way to say who may frame it; whoever may be framed by anybody has said so in the newer one.
    if (headers.get('content-security-policy')?.includes('frame-ancestors *'))
      headers.delete('x-frame-options')
    if (development) headers.delete('content-security-policy')
    const { method } = http.req
    const path = loggedPath(http.req.path)
    const took = performance.now() - startedAt
    if (isUnseen) return
    house.counters.count(http.res.status, http.req.path, took / 1000)
    const ms = Math.round(took)
    log.info({ requestId: facts.requestId, method, path, status: http.res.status, ms }, 'request')
  }
}

let isWarned = false

/** Somebody came past the proxy we believe in: then anybody can write any address into its header. Said once. */
function warnOfMissingProxy({ proxies }: House['config'], http: Context): void {
  if (isWarned || proxies.kind !== 'hops' || http.req.header('x-forwarded-for')) return
  if (/^\/(?:healthz|readyz|metrics)$/.test(http.req.path)) return
  isWarned = true
  log.warn('TRUST_PROXY is set, but a request came without X-Forwarded-For: is there a proxy in front?')
}

/** What every stranger sees alike is drawn once and sent again until something changes. */
function showKeptPages(house: House, facts: Facts): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async (http, next) => {
    const asked = askedPage(http, facts(http))
    const kept = asked && house.pages.find(asked)
    if (!kept) return next()
    const words = http.env?.incoming ? wordsOf(http.env.incoming) : null
    if (words !== null) house.pages.learn(words, asked)
    return kept
  }
}

function keepPublicPage(
  house: House,
  facts: Incoming,
  http: Context,
  draw: (isPublic: boolean) => Promise<Response>,
): Promise<Response> {
  const asked = askedPage(http, facts)
  if (!asked) return draw(false)
  return house.pages.keep(asked, async () => {
    const page = await draw(true)
    // The policy names the number the page's own scripts carry, so the two are kept together.
    for (const [name, value] of Object.entries(securityHeaders(facts))) page.headers.set(name, value)
    return page
  })
}

function askedPage(http: Context, facts: Incoming): PageAsked | null {
  const { search } = new URL(http.req.url)
  const key = publicPage({
    method: http.req.method,
    path: http.req.path,
    search,
    cookies: http.req.header('cookie') ?? null,
    hasToken: facts.cookieToken !== null || facts.bearerToken !== null,
    origin: facts.origin,
    language: facts.language,
    theme: facts.theme,
  })
  return key === null ? null : { key, encoding: encodingFor(http.req.header('accept-encoding') ?? null) }
}

type Refuse = (http: Context, refusal: Refusal) => Response | Promise<Response>

function refuseStrangers(facts: Facts, refuse: Refuse): MiddlewareHandler {
  return async (http, next) => {
    const { origin, cookieToken } = facts(http)
    if (origin === null) return refuse(http, new Refusal('unknown_host'))
    const isOwn = isOwnRequest({
      method: http.req.method,
      origin: http.req.header('origin') ?? null,
      secFetchSite: http.req.header('sec-fetch-site') ?? null,
      hasSessionCookie: cookieToken !== null,
      ownOrigin: origin,
    })
    return isOwn ? next() : refuse(http, new Refusal('foreign_origin'))
  }
}

/** An address whose letters are none leads nowhere, and nothing behind this line need think of it. */
function refuseNonsense(refuse: Refuse): MiddlewareHandler {
  return (http, next) =>
    isPlainPath(new URL(http.req.url).pathname)
      ? next()
      : Promise.resolve(refuse(http, new Refusal('malformed')))
}

function largestBody(path: string): number {
  const place = path.replace(/\.data$/, '')
  return LARGER_BODIES.find(([known]) => known.test(place))?.[1] ?? LARGEST_BODY
}

async function buildContext(house: House, facts: Incoming, path: string): Promise<RequestContext> {
  const token = facts.bearerToken ?? facts.cookieToken
  // A program's key opens calls alone: on a screen it is nobody's.
  const find = PROGRAM.test(token ?? '') ? (path.startsWith('/api/') ? findProgram : findNobody) : findVisitor
  const found = token ? await find(house.db, token) : null
  const club = await readClub(house.db)
  const visitor: Visitor | null = found && {
    ...found,
    off: club.off,
    ...(owesStep(club, found) ? { owesStep: true as const } : {}),
  }
  return {
    ...emptyContext(house, facts),
    visitor,
    visitorNow: () => (token ? find(house.db, token) : Promise.resolve(null)),
    language: facts.language ?? visitor?.language ?? 'cs',
    theme: facts.theme ?? visitor?.theme ?? 'system',
    club,
  }
}

const PROGRAM = /^kp_/
const findNobody = () => Promise.resolve(null)

/** What can be said without the database: enough for the error screen. */
function emptyContext(house: House, facts: Incoming): RequestContext {
  const moment = now()
  return {
    db: house.db,
    now: moment,
    today: today(moment),
    visitor: null,
    visitorNow: () => Promise.resolve(null),
    token: facts.bearerToken ?? facts.cookieToken,
    language: facts.language ?? 'cs',
    theme: facts.theme ?? 'system',
    nonce: facts.nonce,
    club: NEW_CLUB,
    isDemo: house.isDemo,
    origin: house.config.appUrl?.origin ?? facts.origin ?? house.mailRoom.origin,
    isSecure: facts.isSecure,
    mayAct: facts.mayAct,
    requestId: facts.requestId,
    address: facts.address,
    userAgent: facts.userAgent,
    failure: null,
    away: null,
  }
}
