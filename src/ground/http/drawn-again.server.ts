import type { RequestContext } from '../platform/request-context.ts'
import { type Area, memory } from '../postgres/remembered.server.ts'
import { DEVICE_COOKIE, LANGUAGE_COOKIE, SESSION_COOKIE, THEME_COOKIE } from './cookies.ts'

type Drawn = {
  readonly status: number
  readonly headers: readonly (readonly [string, string])[]
  /** The page, cut where the number stood that its scripts carried. */
  readonly pieces: readonly string[]
}

const MOST_DRAWN = 8_000_000
const keptWhile = (area: Area) =>
  memory<Drawn>({
    most: MOST_DRAWN,
    weigh: (page) =>
      isWorthKeeping(page) ? page.pieces.reduce((sum, { length }) => sum + length, 0) : Infinity,
    area,
  })

/** What a screen reads that is shown as it was drawn: the club, or its letters too. */
export type ReadOf = Exclude<Area, 'names'>
const DRAWN = { club: keptWhile('club'), 'club and letters': keptWhile('club and letters') }

function isWorthKeeping({ status, headers }: Drawn): boolean {
  return status === 200 && !headers.some(([name]) => name === 'set-cookie')
}

/** What screens may say by the minute, they say at most a minute late. */
const MINUTE_MS = 60_000

/**
 * A screen as it was drawn for the same person and address before anything it reads has changed, with a number of its own for
 * its scripts; null where it has to be drawn for this request alone. Who it is and what he may was read for this request.
 */
export async function drawnAgain(
  request: Request,
  known: RequestContext,
  reads: ReadOf,
  draw: (request: Request) => Promise<Response>,
): Promise<Response | null> {
  const { db, visitor, now, nonce } = known
  if (request.method !== 'GET' || !visitor || !saysNothingMore(request)) return null
  const { today, language, theme, club, origin, isSecure, isDemo, mayAct } = known
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const key = [request.url, visitor, today, minute, language, theme, club, origin, isSecure, isDemo, mayAct]
  let isOwn = false
  const page = await DRAWN[reads](db, JSON.stringify(key), async () => {
    isOwn = true
    // Others may wait for it too: it goes on when the one who asked first has left.
    const answer = await draw(new Request(request.url, { headers: request.headers }))
    return {
      status: answer.status,
      headers: [...answer.headers],
      pieces: (await answer.text()).split(nonce),
    }
  })
  // Drawn for another request while this one waited: a refusal, a number of a fault, a cookie are that one's alone.
  if (!isOwn && !isWorthKeeping(page)) return null
  return new Response(page.pieces.join(nonce), {
    status: page.status,
    headers: page.headers.map(([name, value]): [string, string] => [name, value]),
  })
}

const KNOWN_COOKIES: readonly string[] = [SESSION_COOKIE, DEVICE_COOKIE, LANGUAGE_COOKIE, THEME_COOKIE]

/** A toast, a way back and the like stand in cookies of their own. */
function saysNothingMore(request: Request): boolean {
  const cookies = request.headers.get('cookie')?.split(';') ?? []
  return cookies.every((one) => KNOWN_COOKIES.includes(one.split('=')[0]?.trim() ?? ''))
}
