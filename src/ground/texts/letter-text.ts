import { DEEPEST_LIST } from './club-text.ts'

/** A tag, whole or cut off, or what stands between two of them. */
const PIECES = /<(\/?)([a-z][a-z0-9]*)([^>]*)(?:>|$)|<|[^<]+/g

/** Where each of these begins or ends, a paragraph ends. */
const BLOCKS = /^(?:p|h[1-6]|ul|ol|blockquote|pre|hr|table)$/

type Link = { readonly address: string; readonly from: number }

/** A letter in the making: paragraphs that are done, lines of the one being said, pieces of its last line. */
type Saying = {
  readonly origin: string
  readonly paragraphs: string[]
  lines: string[]
  line: string[]
  /** The lists one is in, each with the number of its next point; a dot has none. */
  readonly lists: (number | null)[]
  cells: number
  link: Link | null
}

/**
 * A text of the club, drawn, as a letter says it: paragraphs of plain words, an address beside its link, a dot before
 * each point of a list. It reads what our own renderer wrote, once from beginning to end.
 */
export function letterParagraphs(html: string, origin: string): readonly string[] {
  const saying: Saying = { origin, paragraphs: [], lines: [], line: [], lists: [], cells: 0, link: null }
  for (const [piece, slash, tag, rest = ''] of html.matchAll(PIECES))
    if (tag !== undefined) (slash ? closeTag : openTag)(saying, tag, rest)
    else if (piece !== '<') say(saying, lettersOf(piece))
  endParagraph(saying)
  return saying.paragraphs
}

function openTag(saying: Saying, tag: string, rest: string): void {
  if (BLOCKS.test(tag)) endBlock(saying)
  if (tag === 'ul') saying.lists.push(null)
  if (tag === 'ol') saying.lists.push(Number(attributeOf(rest, 'start') || 1))
  if (tag === 'li') beginPoint(saying)
  if (tag === 'tr') saying.cells = 0
  if (tag === 'td' || tag === 'th') beginCell(saying)
  if (tag === 'br') endLine(saying)
  if (tag === 'img') sayPicture(saying, attributeOf(rest, 'alt'), attributeOf(rest, 'src'))
  if (tag === 'a') saying.link = { address: attributeOf(rest, 'href'), from: saying.line.length }
}

function closeTag(saying: Saying, tag: string): void {
  if (tag === 'a') endLink(saying)
  if (tag === 'li' || tag === 'tr') endLine(saying)
  if (tag === 'ul' || tag === 'ol') saying.lists.pop()
  if (BLOCKS.test(tag)) endBlock(saying)
}

/** The renderer's own breaks between two tags say nothing, and a space is said once. */
function say({ line }: Saying, text: string): void {
  const last = line.at(-1)
  const told = last === undefined || /\s$/.test(last) ? text.replace(/^[ \n]+/, '') : text
  if (told !== '') line.push(told)
}

function beginPoint(saying: Saying): void {
  endLine(saying)
  const depth = saying.lists.length - 1
  const number = saying.lists[depth] ?? null
  if (number !== null) saying.lists[depth] = number + 1
  saying.line.push(
    `${'  '.repeat(Math.min(Math.max(0, depth), DEEPEST_LIST))}${number === null ? '•' : `${number}.`} `,
  )
}

function beginCell(saying: Saying): void {
  while (saying.line.at(-1)?.trim() === '') saying.line.pop()
  if (saying.cells > 0) saying.line.push(saying.line.length > 0 ? ' – ' : '– ')
  saying.cells += 1
}

/** Only addresses a browser opens; of any other link its words stay. */
function endLink(saying: Saying): void {
  const { link, line, origin } = saying
  saying.link = null
  if (!link) return
  const address = /^\/(?!\/)/.test(link.address) ? origin + link.address : link.address
  if (!/^(?:https?:\/\/|mailto:)/i.test(address)) return
  const shown = address.replace(/^mailto:/i, '')
  const words = line.slice(link.from).join('').trim()
  if (words === '') line.push(shown)
  else if (shown !== words && shown !== encodeURI(words.toWellFormed())) line.push(` (${shown})`)
}

/** A letter is words: it says where to look. */
function sayPicture(saying: Saying, alt: string, source: string): void {
  say(saying, alt)
  if (source.startsWith('/photos/')) say(saying, `${alt && ' '}(${saying.origin}${source})`)
}

function endLine(saying: Saying): void {
  const line = saying.line.join('').trimEnd()
  if (line !== '') saying.lines.push(line)
  saying.line = []
  // What a link said on the line before is not looked at again.
  if (saying.link) saying.link = { ...saying.link, from: 0 }
}

/** Inside a list it is a line that ends: the list is one paragraph. */
function endBlock(saying: Saying): void {
  if (saying.lists.length > 0) {
    if (saying.line.length !== 1 || !isPointMark(saying.line[0])) endLine(saying)
  } else endParagraph(saying)
}

const isPointMark = (piece = '') => /^ *(?:•|\d+\.) $/.test(piece)

function endParagraph(saying: Saying): void {
  endLine(saying)
  if (saying.lines.length > 0) saying.paragraphs.push(saying.lines.join('\n').trim())
  saying.lines = []
}

function attributeOf(rest: string, name: string): string {
  return lettersOf(new RegExp(` ${name}="([^"]*)"`).exec(rest)?.[1] ?? '')
}

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** The renderer binds short words with hard spaces; where lines end is up to whoever reads the letter. */
function lettersOf(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot);|&[a-z]*$/g, (_, name?: string) => (name ? (LETTERS[name] ?? '') : ''))
    .replaceAll('\u00a0', ' ')
}
