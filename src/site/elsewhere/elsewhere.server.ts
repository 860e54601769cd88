import type { Context, Hono } from 'hono'
import { asTold, refusalResponse, toRefusal } from '../../ground/http/refusal-answer.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { type Language, speak } from '../../ground/values/words.ts'
import { describeLine } from '../../rides/events/event-line.ts'
import { listNextEvents } from '../../rides/events/events.server.ts'
import { newsLine } from '../news/news-line.ts'
import { listNews } from '../news/news.server.ts'
import { atomFeed } from './atom.ts'
import { elsewhereWords } from './elsewhere.words.ts'
import { type ShownRide, smallCalendar } from './small-calendar.ts'

type ContextOf = (http: Context) => Promise<RequestContext>
type Answer = (request: RequestContext, language: Language) => Promise<Response>

const NEWS = 30
const RIDES = 20
/** Others may keep it for five minutes. */
const KEPT = 'public, max-age=300'
/** Anybody may frame it, and it does nothing by itself. */
const FRAMED =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *"

const framed =
  (most: number): Answer =>
  async (request, language) => {
    const { origin, club } = request
    const page = smallCalendar({
      origin,
      club: club.name,
      language,
      rides: await listRides(request, language, most),
    })
    return answer('text/html; charset=utf-8', page, { 'content-security-policy': FRAMED })
  }

const ANSWERS: Readonly<Record<string, Answer>> = {
  '/aktuality.atom': async ({ db, today, origin, club, now }, language) => {
    const { items } = await listNews(db, { reader: 'stranger', today, page: 1, pageSize: NEWS })
    const title = speak(elsewhereWords, language)('news', { club: club.name })
    const news = items
      .map((row) => newsLine(row, language))
      .toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1))
    return answer(
      'application/atom+xml; charset=utf-8',
      atomFeed({ origin, title, club: club.name, lang: language, now, news }),
    )
  },
  '/vlozit/akce': framed(RIDES),
  '/vlozit/pristi-akce': framed(1),
  '/vlozit/akce.json': async (request, language) => {
    const { origin, club } = request
    const rides = await listRides(request, language, RIDES)
    const events = rides.map(({ id, title, startsAt, details }) => ({
      id,
      title,
      startsAt,
      details,
      url: `${origin}/akce/${id}`,
    }))
    return answer('application/json; charset=utf-8', JSON.stringify({ club: club.name, events }), {
      'access-control-allow-origin': '*',
    })
  },
}

async function listRides(
  { db, now }: RequestContext,
  language: Language,
  most: number,
): Promise<readonly ShownRide[]> {
  const events = await listNextEvents(db, now, most, { includeMembers: false })
  return events.map((event) => describeLine(event, now, language))
}

function answer(type: string, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, {
    headers: {
      'content-type': type,
      'cache-control': KEPT,
      'cross-origin-resource-policy': 'cross-origin',
      ...headers,
    },
  })
}

/** What other sites show of the club. Whoever asks, and in whatever language his browser speaks, reads the same. */
export function mountElsewhere(app: Hono, contextOf: ContextOf): void {
  for (const [path, write] of Object.entries(ANSWERS))
    app.get(path, async (http) => {
      try {
        return await write(await contextOf(http), http.req.query('lang') === 'en' ? 'en' : 'cs')
      } catch (error) {
        return refusalResponse(asTold(toRefusal(error, ''), http.req.method), 'cs', '')
      }
    })
}
