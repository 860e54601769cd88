import { join } from 'node:path'
import type Sharp from 'sharp'
import { posterSvg } from '../../ground/drawings/poster.ts'
import { fileStore, readFile } from '../../ground/files/files.server.ts'
import { pictureQueue, withPictures } from '../../ground/files/pictures.server.ts'
import { projectRoot } from '../../ground/platform/root.server.ts'
import type { Club } from '../../ground/platform/request-context.ts'
import { YELLOW } from '../../ground/values/accent.ts'
import type { Language } from '../../ground/values/words.ts'
import { Refusal } from '../../refusals.ts'
import { photoKey } from '../gallery/photo-file.ts'
import type { FoundEvent } from './events.server.ts'
import { timeInWords } from './event-time.ts'
import { PICTURE_SHAPE } from './share.ts'

const { width: WIDTH, height: HEIGHT } = PICTURE_SHAPE
const MARGIN = 64
const GAP = 22
const TITLE_HEIGHT = 240
const LONGEST_QUEUE = 20
/** A hundred kilobytes each: the rides people talk about just now. */
const MOST_KEPT = 40

const kept = new Map<string, Promise<Buffer>>()

type Asked = { readonly club: Pick<Club, 'name' | 'colour'>; readonly language: Language }

/** The event as a picture for a chat: its photo or poster, when and where. Drawn once, until any of it changes. */
export function drawPicture(event: FoundEvent, { club, language }: Asked): Promise<Buffer> {
  const when = timeInWords(event, language)
  const key = JSON.stringify([event.id, event.title, when, event.place, event.cover, club.name, club.colour])
  const before = kept.get(key)
  if (before) return before
  if (pictureQueue() > LONGEST_QUEUE) throw new Refusal('too_busy', { retryAfter: 5 })
  if (kept.size >= MOST_KEPT) kept.clear()
  const drawn = draw(event, when, club)
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  return drawn
}

async function draw(event: FoundEvent, when: string, club: Asked['club']): Promise<Buffer> {
  const ground = (await coverOf(event)) ?? Buffer.from(posterSvg({ seed: event.id, shape: 'hero' }))
  return withPictures(async (sharp) => {
    const title = await titleOf(sharp, event.title)
    const time = await line(sharp, when)
    const place = event.place ? await line(sharp, event.place) : null
    const whose = await line(sharp, club.name, club.colour ?? YELLOW)
    let bottom = HEIGHT - MARGIN
    const placed = [place, time, title, whose].flatMap((text) => {
      if (!text) return []
      const top = bottom - text.height
      bottom = top - GAP
      return [{ input: text.bytes, left: MARGIN, top }]
    })
    const widest = Math.max(...[place, time, title, whose].map((text) => text?.width ?? 0))
    return sharp(ground)
      .resize(WIDTH, HEIGHT, { fit: 'cover' })
      .composite([{ input: Buffer.from(dusk({ top: bottom, right: MARGIN + widest })) }, ...placed])
      .jpeg({ quality: 82 })
      .toBuffer()
  })
}

/** The photo over the event, as the store keeps it; without one, or where it is lost, the poster serves. */
async function coverOf({ cover }: FoundEvent): Promise<Buffer | null> {
  const bytes = cover && (await readFile(fileStore(), photoKey(cover.fileKey, 1920, 'jpg')))
  return bytes ? Buffer.from(bytes) : null
}

/** As over the posters of the pages: dark under the words, thinning out above and to the right of them. The sun stays clean. */
function dusk({ top, right }: { readonly top: number; readonly right: number }): string {
  const reach = ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) =>
    `gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`
  const whole = `d="M0 0h${WIDTH}v${HEIGHT}H0z"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
    `<linearGradient id="up" ${reach([0, top], [0, top - REACH])}>${THINNING}</linearGradient>`,
    `<linearGradient id="aside" ${reach([right, 0], [right + 2 * REACH, 0])}>${THINNING}</linearGradient>`,
    `<mask id="above"><path fill="url(#up)" ${whole}/></mask><mask id="beside"><path fill="url(#aside)" ${whole}/></mask>`,
    `<g mask="url(#above)"><path fill="#0c0a09" fill-opacity=".72" mask="url(#beside)" ${whole}/></g></svg>`,
  ].join('')
}

const REACH = 110
const THINNING = [
  [0, 1],
  [0.25, 0.82],
  [0.55, 0.45],
  [0.82, 0.12],
  [1, 0],
]
  .map(([offset, light]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${light}"/>`)
  .join('')

const DISPLAY = { font: 'Barlow Condensed, Bold', file: 'BarlowCondensed-Bold.ttf' } as const
const PLAIN = { font: 'Barlow, SemiBold', file: 'Barlow-SemiBold.ttf' } as const
/** The longest title there may be fits at the last of them. */
const TITLE_SIZES = [104, 84, 66, 50, 38] as const
const LINE_SIZE = 36

type Text = { readonly bytes: Buffer; readonly width: number; readonly height: number }

/** As large as it fits. */
async function titleOf(sharp: typeof Sharp, title: string): Promise<Text | null> {
  let text: Text | null = null
  for (const size of TITLE_SIZES) {
    text = await write(sharp, title, { ...DISPLAY, size })
    if (text.height <= TITLE_HEIGHT) break
  }
  return text
}

/** One line; what does not fit is cut. */
async function line(sharp: typeof Sharp, text: string, colour = '#ffffff'): Promise<Text> {
  const font = { ...PLAIN, size: LINE_SIZE, colour }
  let length = text.length
  let written = await write(sharp, text, font)
  while (written.height > LINE_SIZE * 1.6 && length > 1) {
    length = Math.floor(length * 0.85)
    written = await write(sharp, `${text.slice(0, length).trim()}…`, font)
  }
  return written
}

type Font = {
  readonly font: string
  readonly file: string
  readonly size: number
  readonly colour?: string
}

async function write(
  sharp: typeof Sharp,
  text: string,
  { font, file, size, colour = '#ffffff' }: Font,
): Promise<Text> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: join(projectRoot(), 'assets', 'fonts', file),
      width: WIDTH - 2 * MARGIN,
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>]/g, (mark) => MARKS[mark] ?? '')
}
