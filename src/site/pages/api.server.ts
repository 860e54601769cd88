import { z } from 'zod'
import { isPageOff } from '../../club-parts.ts'
import { door } from '../../ground/http/door.server.ts'
import { listQuery, onePage } from '../../ground/http/paging.ts'
import { Refusal } from '../../refusals.ts'
import { readIcons } from '../../ground/texts/icons.server.ts'
import { NamedPage, PageRestore, PageText } from './page-input.ts'
import { findPage, findVersion, listVersions } from './pages.server.ts'
import { findHtml } from '../../ground/texts/text-html.server.ts'
import { restorePage, writePage } from './write-page.server.ts'
import { IconSetAnswer, PageDone, PageSaved, PageVersionDone, PageVersionListAnswer } from './page-answer.ts'

export const pageDoors = [
  door({
    method: 'GET',
    path: '/api/icons/:file',
    who: 'anyone',
    summary: 'Icons chosen in content, as paths to draw',
    params: z.strictObject({ file: z.literal('lucide.json') }),
    query: z.strictObject({ icons: z.string().min(1).max(2000) }),
    answers: IconSetAnswer,
    handle: async ({ query, http }) => {
      http.header('cache-control', 'public, max-age=86400')
      return readIcons(query.icons)
    },
  }),
  door({
    method: 'GET',
    path: '/api/pages/:slug',
    who: 'anyone',
    summary: 'A text of the club, newest version, as Markdown and as HTML',
    params: NamedPage,
    answers: PageDone,
    handle: async ({ db, params, club }) => {
      const page = isPageOff(`/${params.slug}`, club.off) ? null : await findPage(db, params.slug)
      if (!page) throw new Refusal('not_found')
      const { slug, version: number, bodyCs, bodyEn, createdAt } = page
      const html = { cs: await findHtml(db, bodyCs), en: await findHtml(db, bodyEn) }
      return { success: true, page: { slug, version: number, bodyCs, bodyEn, html, createdAt } }
    },
  }),
  door({
    method: 'GET',
    path: '/api/pages/:slug/versions',
    who: 'pages.edit',
    summary: 'Who wrote which version and when',
    params: NamedPage,
    query: listQuery(['-version']),
    answers: PageVersionListAnswer,
    handle: async ({ db, params, query }) => {
      const versions = await listVersions(db, params.slug)
      const items = versions.map((one) => ({
        version: one.version,
        createdAt: one.createdAt,
        email: one.email,
      }))
      return onePage(items, query)
    },
  }),
  door({
    method: 'GET',
    path: '/api/pages/:slug/versions/:version',
    who: 'pages.edit',
    summary: 'One version of a text',
    params: NamedPage.extend({
      version: z
        .string()
        .regex(/^[1-9]\d{0,5}$/)
        .transform(Number),
    }),
    answers: PageVersionDone,
    handle: async ({ db, params }) => {
      const page = await findVersion(db, params.slug, params.version)
      if (!page) throw new Refusal('not_found')
      return { success: true, page }
    },
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pages/:slug',
    who: 'pages.edit',
    summary: 'Write a new version; version is the one it was made from (409 when there is a newer one)',
    params: NamedPage,
    body: PageText,
    answers: PageSaved,
    handle: async ({ db, visitor, params, body: text }) => ({
      success: true,
      version: await writePage(db, visitor, { slug: params.slug, ...text }),
    }),
  }),
  door({
    method: 'POST',
    keepsAnswer: 'with-work',
    path: '/api/pages/:slug/restore',
    who: 'pages.edit',
    summary: 'Make an old version the newest again',
    params: NamedPage,
    body: PageRestore,
    answers: PageSaved,
    handle: async ({ db, visitor, params, body: input }) => ({
      success: true,
      version: await restorePage(db, visitor, { slug: params.slug, ...input }),
    }),
  }),
]
