import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { qrImage } from '../../src/ground/files/qr-image.ts'
import { clockAt } from '../clock.ts'
import { login, removeFolder, type RunningHouse, startHouse } from '../house.ts'

export const SCREENS_FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'screens')

type Screen = { readonly name: string; readonly path: string; readonly as?: string; readonly title: Titles }
type Titles = { readonly cs: string; readonly en: string }

/** The dozen by which one knows the club; what only the database's own clock would change is not among them. */
export const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', title: { cs: 'Úvodní stránka', en: 'Home' } },
  { name: 'events', path: '/akce', title: { cs: 'Kalendář akcí', en: 'Calendar of events' } },
  { name: 'gallery', path: '/gallery', title: { cs: 'Galerie', en: 'Gallery' } },
  { name: 'apply', path: '/prihlaska', title: { cs: 'Přihláška', en: 'Application' } },
  {
    name: 'membership',
    path: '/admin/membership',
    as: 'member',
    title: { cs: 'Moje členství', en: 'My membership' },
  },
  {
    name: 'dashboard',
    path: '/admin',
    as: 'secretary',
    title: { cs: 'Přehled sekretáře', en: 'The Secretary’s dashboard' },
  },
  { name: 'members', path: '/admin/members', as: 'secretary', title: { cs: 'Členové', en: 'Members' } },
  { name: 'person', path: '/admin/1/edit', as: 'member', title: { cs: 'Člověk', en: 'A person' } },
  {
    name: 'new-event',
    path: '/admin/events/new',
    as: 'secretary',
    title: { cs: 'Nová akce', en: 'A new event' },
  },
  {
    name: 'fees',
    path: '/admin/fees/pending',
    as: 'treasurer',
    title: { cs: 'Čekající platby', en: 'Pending payments' },
  },
  {
    name: 'pairing',
    path: '/admin/fees/pairing?filter=waiting',
    as: 'treasurer',
    title: { cs: 'Párování plateb', en: 'Pairing of payments' },
  },
  {
    name: 'settings',
    path: '/admin/sprava/club',
    as: 'webmaster',
    title: { cs: 'Nastavení klubu', en: 'Club settings' },
  },
]

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const
export const THEMES = ['light', 'dark'] as const

export type Picture = {
  readonly screen: Screen
  readonly size: keyof typeof SIZES
  readonly theme: (typeof THEMES)[number]
}

export const PICTURES: readonly Picture[] = SCREENS.flatMap((screen) =>
  (['desktop', 'phone'] as const).flatMap((size) => THEMES.map((theme) => ({ screen, size, theme }))),
)

export const fileOf = ({ screen, size, theme }: Picture) => `${screen.name}-${size}-${theme}.webp`

/** The invented club on the day of the pictures: a Saturday in the season, always the same. */
export async function withClub<Done>(
  work: (house: RunningHouse, browser: Browser) => Promise<Done>,
): Promise<Done> {
  const house = await startHouse({ env: { ...clockAt('2026-06-13T08:00:00Z'), LOG_LEVEL: 'error' } })
  const browser = await chromium.launch({
    ...(process.env.CHROME_PATH && { executablePath: process.env.CHROME_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'],
  })
  try {
    return await work(house, browser)
  } finally {
    await browser.close()
    await house.kill('SIGTERM')
    removeFolder(house.dataDir)
  }
}

/** Packing it as small as it goes is worth its time for what is kept; for a look, what the codec smears has to be the same. */
export const packed = (shot: Buffer, { effort }: { effort: number }) =>
  sharp(shot).webp({ quality: 72, effort }).toBuffer()

export async function take(house: RunningHouse, browser: Browser, picture: Picture): Promise<Buffer> {
  const { screen, size, theme } = picture
  const context = await browser.newContext({
    ...SIZES[size],
    colorScheme: theme,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
  })
  try {
    if (screen.as) {
      const value = await login(house.url, screen.as)
      await context.addCookies([{ name: 'session_token', value, url: house.url }])
      // Who was shown around already sees the screen alone.
      await context.request.post(`${house.url}/preferences`, {
        form: { tour: 'done', back: '/' },
        headers: { origin: house.url },
      })
    }
    const page = await context.newPage()
    await page.goto(house.url + screen.path, { waitUntil: 'networkidle' })
    await page.evaluate(() => document.fonts.ready.then(() => null))
    await showSampleCode(page)
    return await page.screenshot({ animations: 'disabled', caret: 'hide' })
  } finally {
    await context.close()
  }
}

/** A card's code holds the secret and the port of its house, another one each time: in a picture stands one that leads nowhere. */
async function showSampleCode(page: Page): Promise<void> {
  await page
    .locator('img[src^="data:image/svg+xml"][src*="crispEdges"]')
    .evaluateAll(async (codes, { side, path }) => {
      const sample = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">
        <path fill="white" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`
      for (const code of codes as HTMLImageElement[]) {
        code.src = `data:image/svg+xml,${encodeURIComponent(sample)}`
        await code.decode()
      }
    }, qrImage('https://klubovna.example/overeni/ukazka'))
}

/** Which share of the pixels is another one; what a codec smears is not counted. */
export async function difference(stored: Buffer, taken: Buffer): Promise<number> {
  const [one, other] = await Promise.all(
    [stored, taken].map((file) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!one || !other || one.info.width !== other.info.width || one.info.height !== other.info.height) return 1
  const isOther = (at: number) => Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0)) > SMEARED
  let changed = 0
  for (let at = 0; at < one.data.length; at += 3) {
    if (isOther(at) || isOther(at + 1) || isOther(at + 2)) changed += 1
  }
  return changed / (one.data.length / 3)
}

const SMEARED = 40
