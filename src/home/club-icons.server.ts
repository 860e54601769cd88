import { join } from 'node:path'
import { withPictures } from '../platform/pictures.server.ts'
import { projectRoot } from '../platform/root.server.ts'
import { escaped, shieldSvg } from './club-icon.ts'

const STONE = '#1c1917'

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

/** The club's shield with its letters; drawn once, for there are only four. */
export function drawIcon(name: IconName, shortName: string): Promise<Buffer> {
  const letters = shortName.slice(0, 4)
  const key = `${name} ${letters}`
  if (drawn.size > 40) drawn.clear()
  const icon = drawn.get(key) ?? draw(name, letters)
  drawn.set(key, icon)
  icon.catch(() => drawn.delete(key))
  return icon
}

function draw(name: IconName, letters: string): Promise<Buffer> {
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
    return sharp(Buffer.from(shieldSvg(ICONS[name])))
      .composite([{ input: text, gravity: 'centre' }])
      .png({ palette: true })
      .toBuffer()
  })
}
