import { escaped } from './club-icon.ts'

export type PublicAddress = { readonly path: string; readonly changedOn: string | null }

export function sitemapXml(origin: string, addresses: readonly PublicAddress[]): string {
  const lines = addresses.map(({ path, changedOn }) => {
    const changed = changedOn ? `<lastmod>${changedOn}</lastmod>` : ''
    return `<url><loc>${escaped(origin + path)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>',
    '',
  ].join('\n')
}

/** What is behind the door, and pages that say nothing to a search. */
const SHUT = [
  '/admin',
  '/api/',
  '/onboarding/',
  '/reset-password',
  '/clear-cache',
  '/congratulations',
  '/overeni/',
  '/odhlasit/',
  '/o/',
]

/** What a chat shows beside a link is asked for by a robot. */
const OPEN = ['/api/events/*/picture.jpg']

export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}`),
    ...SHUT.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
