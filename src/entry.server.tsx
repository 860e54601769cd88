import { Writable } from 'node:stream'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { besideAnswer } from './ground/http/drawn-text.server.ts'
import { lateScripts, type Waking } from './ground/http/late-scripts.ts'
import { log } from './ground/platform/log.server.ts'
import { requestContext } from './ground/platform/request-context.ts'
import { readFlash } from './ground/ui/flash.ts'
import { MAIN_ID } from './ground/ui/main-id.ts'
import tickOffSheet from './ground/ui/tick-off.css?inline'
import { KnownRoot } from './ground/ui/use-root.ts'

// Pages are small and their data is ready before rendering begins, so one buffered answer is both
// faster than a stream and sure to carry the right status.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  if (status >= 400 && isbot(request.headers.get('user-agent') ?? '')) return plainStatus(status, headers)

  const { nonce, language, theme, club, isDemo, visitor } = loadContext.get(requestContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const page = (
    <KnownRoot value={{ language, theme, club, isDemo, visitor: null, flash: null }}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </KnownRoot>
  )
  const whole = await renderWhole(page, nonce)
  const flash = readFlash(request.headers.get('cookie'), language)
  const isStranger = visitor === null && !flash
  const waking = status === 200 && !import.meta.env.DEV ? wakingOf(routerContext, isStranger) : null
  const sheet = waking && !flash ? FIRST_SHEETS[waking] : null
  const html = waking ? lateScripts(whole, { waking, sheet, main: MAIN_ID }) : whole
  return request.method === 'HEAD'
    ? new Response(null, { status, headers })
    : besideAnswer(loadContext, html, { status, headers })
}

/** What a page looks like before everything else is there; one to be read has the whole sheet, which the next page needs too. */
const FIRST_SHEETS: Readonly<Record<Waking, string | null>> = { painted: tickOffSheet, touched: null }

type Handle = { readonly hasHero?: boolean; readonly isTickedOff?: boolean } | undefined

/**
 * Pages with a poster are to be read. A list to tick off (`handle = { isTickedOff: true }`) is wanted before anything else. The
 * others are forms and tools, and want their scripts at once.
 */
function wakingOf({ staticHandlerContext: { matches } }: EntryContext, isStranger: boolean): Waking | null {
  const handles = matches.map(({ route: { handle } }) => handle as Handle)
  if (handles.some((handle) => handle?.isTickedOff)) return 'painted'
  return isStranger && handles.some((handle) => handle?.hasHero) ? 'touched' : null
}

/** Waits for everything: the router hands its data over to the browser through a suspended part. */
function renderWhole(page: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk)
        done()
      },
      final: (done) => {
        resolve(Buffer.concat(chunks).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => pipe(sink),
      onShellError: reject,
    })
  })
}

/** Machines get the bare status; the error screen is for people. */
function plainStatus(status: number, headers: Headers): Response {
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(PLAIN_STATUS[status] ?? 'Error', { status, headers })
}

const PLAIN_STATUS: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Page not found',
  500: 'Internal server error',
  503: 'Service unavailable',
}

export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  // A visitor's odd request is no fault of ours.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  log.error({ err: error, requestId: context.get(requestContext).requestId }, 'a screen failed')
}
