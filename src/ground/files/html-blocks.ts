/** What a paper draws of a text: each block with its look, its words in pieces that are strong or not. */
export type Block = {
  readonly look: 'title' | 'head' | 'text' | 'point' | 'quote'
  /** How deep in lists. */
  readonly depth: number
  /** What stands before a point. */
  readonly mark: string
  readonly pieces: readonly Piece[]
}
export type Piece = { readonly text: string; readonly isStrong: boolean }

/** A tag, whole or cut off, or what stands between two of them. */
const TAGS = /<(\/?)([a-z][a-z0-9]*)([^>]*)(?:>|$)|<|[^<]+/g
const ENDS = /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|tr|br|table)$/

type Reading = {
  readonly blocks: Block[]
  pieces: Piece[]
  mark: string
  heading: number
  quotes: number
  strong: number
  readonly lists: (number | null)[]
}

/** HTML that our own renderer wrote, read once from beginning to end; tags it does not know leave their words. */
export function htmlBlocks(html: string): readonly Block[] {
  const reading: Reading = { blocks: [], pieces: [], mark: '', heading: 0, quotes: 0, strong: 0, lists: [] }
  for (const [piece, slash, tag, rest = ''] of html.matchAll(TAGS))
    if (tag !== undefined) (slash ? close : open)(reading, tag, rest)
    else if (piece !== '<') say(reading, lettersOf(piece))
  end(reading)
  return reading.blocks
}

function open(reading: Reading, tag: string, rest: string): void {
  if (ENDS.test(tag)) end(reading)
  if (/^h[1-6]$/.test(tag)) reading.heading = Number(tag[1])
  if (tag === 'strong' || tag === 'th') reading.strong += 1
  if (tag === 'blockquote') reading.quotes += 1
  if (tag === 'ul') reading.lists.push(null)
  if (tag === 'ol') reading.lists.push(Number(/ start="(\d+)"/.exec(rest)?.[1] ?? 1))
  if (tag === 'li') reading.mark = nextMark(reading.lists)
  if ((tag === 'td' || tag === 'th') && reading.pieces.length > 0) say(reading, ' · ')
}

function close(reading: Reading, tag: string): void {
  if (ENDS.test(tag)) end(reading)
  if (/^h[1-6]$/.test(tag)) reading.heading = 0
  if (tag === 'strong' || tag === 'th') reading.strong -= 1
  if (tag === 'blockquote') reading.quotes -= 1
  if (tag === 'ul' || tag === 'ol') reading.lists.pop()
}

function nextMark(lists: (number | null)[]): string {
  const number = lists.at(-1) ?? null
  if (number === null) return '•'
  lists[lists.length - 1] = number + 1
  return `${number}.`
}

function say({ pieces, strong }: Reading, text: string): void {
  const told = pieces.length === 0 ? text.replace(/^\s+/, '') : text
  if (told !== '') pieces.push({ text: told.replaceAll('\n', ' '), isStrong: strong > 0 })
}

function end(reading: Reading): void {
  const { pieces, mark, heading, quotes, lists } = reading
  if (pieces.some(({ text }) => text.trim() !== '')) {
    const depth = Math.max(0, lists.length - 1)
    reading.blocks.push({ look: lookOf({ heading, quotes, lists }), depth, mark, pieces })
    // The second paragraph of a point has no mark of its own.
    reading.mark = ''
  }
  reading.pieces = []
}

function lookOf({ heading, quotes, lists }: Pick<Reading, 'heading' | 'quotes' | 'lists'>): Block['look'] {
  if (heading > 0) return heading <= 2 ? 'title' : 'head'
  if (lists.length > 0) return 'point'
  return quotes > 0 ? 'quote' : 'text'
}

const LETTERS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function lettersOf(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => LETTERS[name] ?? '')
}
