import { listName } from '../members/member.ts'
import type { Db } from '../../tables.ts'
import { listCardsToMatch, listHolders } from './hog-cards.server.ts'
import { type MatchedLine, type MatchOptions, matchPaste, type Verdict, willBeWritten } from './match.ts'
import { parsePaste, type PasteFault } from './paste.ts'

export const MOST_LINES = 2000
const SHOWN_LINES = 300

export type PreviewLine = {
  readonly line: number
  readonly text: string
  readonly name: string | null
  readonly verdict: Verdict
  readonly fault: PasteFault | null
  readonly was: string | null
  readonly holder: string | null
}

export type PastePreview = {
  readonly text: string
  readonly options: MatchOptions
  readonly total: number
  readonly lines: readonly PreviewLine[]
  /** What exactly will be written, frozen: the next step sends this back, not the text. */
  readonly items: string
  readonly written: number
}

/** What a pasted table would do, line by line; nothing is written yet. */
export async function previewPaste(db: Db, text: string, options: MatchOptions): Promise<PastePreview> {
  const lines = parsePaste(text)
  const numbers = lines.flatMap(({ hogNumber }) => hogNumber ?? [])
  const [cards, holders] = await Promise.all([listCardsToMatch(db), listHolders(db, numbers)])
  const byNumber = new Map(holders.map((holder) => [holder.hogNumber ?? '', holder]))
  const matched = matchPaste(lines, cards, byNumber, options)
  const written = matched.filter(willBeWritten)
  return {
    text,
    options,
    total: matched.length,
    lines: matched.toSorted(byTrouble).slice(0, SHOWN_LINES).map(asShown),
    items: JSON.stringify(
      written.map(({ card, hogNumber, expiresOn }) => [card?.id, hogNumber, expiresOn ?? null]),
    ),
    written: written.length,
  }
}

/** What needs a person's eye comes first; the order of the table otherwise. */
function byTrouble(one: MatchedLine, other: MatchedLine): number {
  return Number(willBeWritten(one)) - Number(willBeWritten(other)) || one.line - other.line
}

function asShown({ line, text, card, verdict, fault, holder }: MatchedLine): PreviewLine {
  return {
    line,
    text: text.slice(0, 200),
    name: card ? listName(card) : null,
    verdict,
    fault,
    was: card?.hogNumber ?? null,
    holder: holder ? listName(holder) : null,
  }
}
