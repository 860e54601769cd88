import { fromRequest } from '../platform/request-context.ts'
import type { Route } from './+types/manifest.screen'

/** What a phone needs to put the clubhouse among its applications, under the club's own name. */
export function loader(args: Route.LoaderArgs) {
  const { club, language } = fromRequest(args)
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${purpose === 'any' ? '' : 'maskable-'}${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  const manifest = {
    id: '/',
    name: club.name,
    short_name: club.name.length <= 12 ? club.name : club.shortName,
    lang: language,
    start_url: '/admin/membership',
    scope: '/',
    display: 'standalone',
    background_color: '#1c1917',
    theme_color: '#1c1917',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
  })
}
