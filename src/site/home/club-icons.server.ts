import { join } from 'node:path'
import { YELLOW } from '../../ground/values/accent.ts'
import { findLogo, type LogoPicture } from '../../ground/files/club-logos.server.ts'
import { iconVersion } from '../../ground/platform/icon-version.ts'
import { withPictures } from '../../ground/files/pictures.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { projectRoot } from '../../ground/platform/root.server.ts'
import type { Db } from '../../tables.ts'
import { escaped, shieldSvg, tabIconSvg, wrappedPng } from './club-icon.ts'

const STONE = '#1c1917'
const PAPER = '#fafaf9'

/** Every icon a phone or a browser asks for. */
export const ICONS = {
  'club-192.png': { size: 192, margin: 0.04 },
  'club-512.png': { size: 512, margin: 0.04 },
  'maskable-512.png': { size: 512, margin: 0.2, ground: STONE },
  'apple-180.png': { size: 180, margin: 0.12, ground: STONE },
} as const

export type IconName = keyof typeof ICONS

export function isIconName(text: string): text is IconName {
  return Object.hasOwn(ICONS, text)
}

const drawn = new Map<string, Promise<Buffer>>()

/** The club's own logo, or a shield with its letters; drawn once, for there are only a few. */
export async function drawIcon(db: Db, name: IconName, club: Club): Promise<Buffer> {
  const logo = club.logo && (await findLogo(db, club.logo.print))
  const key = `${name} ${iconVersion(club)} ${logo !== null}`
  return keptDrawing(key, () => (logo ? drawLogo(logo, groundedIcon(name, club)) : drawShield(name, club)))
}

/** A tab's icon: letters are drawn by the browser, a logo comes wrapped in the same kind of file. */
export async function drawTabIcon(db: Db, club: Club): Promise<string> {
  const logo = club.logo && (await findLogo(db, club.logo.print))
  if (!logo) return tabIconSvg(club)
  const small = await keptDrawing(`tab ${iconVersion(club)}`, () => drawLogo(logo, { size: 96, margin: 0 }))
  return wrappedPng(small)
}

function keptDrawing(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
  if (drawn.size > 40) drawn.clear()
  const picture = drawn.get(key) ?? draw()
  drawn.set(key, picture)
  picture.catch(() => drawn.delete(key))
  return picture
}

type Icon = { readonly size: number; readonly margin: number; readonly ground?: string }

/** A dark logo would be lost on asphalt: it is given paper. */
function groundedIcon(name: IconName, { logo }: Club): Icon {
  const icon: Icon = ICONS[name]
  return icon.ground && logo?.tone === 'dark' ? { ...icon, ground: PAPER } : icon
}

function drawLogo({ bytes }: LogoPicture, { size, margin, ground }: Icon): Promise<Buffer> {
  const inside = Math.round(size * (1 - 2 * margin))
  return withPictures(async (sharp) => {
    const logo = await sharp(bytes).resize({ width: inside, height: inside, fit: 'inside' }).png().toBuffer()
    return sharp({
      create: {
        width: size,
        height: size,
        channels: 4,
        background: ground ?? { r: 0, g: 0, b: 0, alpha: 0 },
      },
    })
      .composite([{ input: logo, gravity: 'centre' }])
      .png()
      .toBuffer()
  })
}

function drawShield(name: IconName, { shortName, colour }: Club): Promise<Buffer> {
  const letters = shortName.slice(0, 4)
  const { size, margin } = ICONS[name]
  const inside = size * (1 - 2 * margin)
  return withPictures(async (sharp) => {
    const text = await sharp({
      text: {
        text: `<span foreground="${STONE}">${escaped(letters)}</span>`,
        font: 'Barlow Condensed',
        fontfile: join(projectRoot(), 'assets', 'fonts', 'BarlowCondensed-Bold.ttf'),
        width: Math.round(inside * 0.6),
        height: Math.round(inside * 0.42),
        rgba: true,
      },
    })
      .png()
      .toBuffer()
    return sharp(Buffer.from(shieldSvg({ ...ICONS[name], colour: colour ?? YELLOW })))
      .composite([{ input: text, gravity: 'centre' }])
      .png({ palette: true })
      .toBuffer()
  })
}
