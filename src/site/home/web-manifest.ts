import { iconVersion } from '../../ground/platform/icon-version.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import type { Language } from '../../ground/values/words.ts'

/** The club as an app on the phone's home screen. */
export function webManifest(club: Club, language: Language) {
  const version = `?v=${iconVersion(club)}`
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}${version}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: club.name,
    short_name: club.name.length <= SHORT ? club.name : club.shortName,
    description: club.intro[language],
    lang: language,
    start_url: '/admin/membership',
    scope: '/',
    display: 'standalone',
    background_color: '#1c1917',
    theme_color: '#1c1917',
    icons: [
      icon('club-192.png', 192, 'any'),
      icon('club-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  }
}

/** As much as phones show under an icon. */
const SHORT = 12
