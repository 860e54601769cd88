import type { Context, Hono } from 'hono'
import { drawSmallLogo } from '../../ground/files/club-logos.server.ts'
import type { RequestContext } from '../../ground/platform/request-context.ts'
import { asTold, refusalResponse, toRefusal } from '../../ground/http/refusal-answer.server.ts'
import { drawIcon, drawTabIcon, isIconName } from './club-icons.server.ts'
import { robotsText, sitemapXml } from './sitemap.ts'
import { listPublicAddresses } from './public-addresses.server.ts'
import { webManifest } from './web-manifest.ts'

type ContextOf = (http: Context) => Promise<RequestContext>
type SiteFile = (request: RequestContext, http: Context) => Promise<Response | null>

const HOUR = 'public, max-age=3600'

// What browsers, phones and search engines ask for by themselves.
const FILES: Readonly<Record<string, SiteFile>> = {
  '/manifest.webmanifest': async ({ club, language }) =>
    file('application/manifest+json', 'public, max-age=300', JSON.stringify(webManifest(club, language))),
  '/robots.txt': async ({ origin }) => file('text/plain; charset=utf-8', HOUR, robotsText(origin)),
  '/sitemap.xml': async ({ db, origin, club }) =>
    file(
      'application/xml; charset=utf-8',
      'public, max-age=300',
      sitemapXml(origin, await listPublicAddresses(db, club.off)),
    ),
  '/icons/club.svg': async ({ db, club }) =>
    file('image/svg+xml; charset=utf-8', HOUR, await drawTabIcon(db, club)),
  '/favicon.ico': async ({ db, club }) => file('image/png', HOUR, await drawIcon(db, 'club-192.png', club)),
  '/icons/logo.png': async ({ db, club }) => {
    const logo = await drawSmallLogo(db, club)
    return logo && file('image/png', HOUR, logo)
  },
  '/icons/:name': async ({ db, club }, http) => {
    const name = http.req.param('name') ?? ''
    return isIconName(name) ? file('image/png', HOUR, await drawIcon(db, name, club)) : null
  },
}

export function mountSiteFiles(app: Hono, contextOf: ContextOf): void {
  for (const [path, answer] of Object.entries(FILES)) {
    app.get(path, async (http, next) => {
      try {
        return (await answer(await contextOf(http), http)) ?? next()
      } catch (error) {
        return refusalResponse(asTold(toRefusal(error, ''), http.req.method), 'cs', '')
      }
    })
  }
}

function file(type: string, keeping: string, body: string | Buffer): Response {
  return new Response(typeof body === 'string' ? body : new Uint8Array(body), {
    headers: { 'content-type': type, 'cache-control': keeping },
  })
}
