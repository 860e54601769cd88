import { listName } from '../members/member.ts'
import type { Db } from '../../tables.ts'
import { listCardsToMatch, listHolders } from './hog-cards.server.ts'
import {
  type HogCard,
  type MatchedLine,
  type MatchOptions,
  matchPaste,
  missingIn,
  type Verdict,
  willBeWritten,
} from './match.ts'
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

export type PasteOptions = Omit<MatchOptions, 'today'> & {
  /** What was pasted is all the report says: whoever is not in it is missing there. */
  readonly isWhole: boolean
}

type Missing = { readonly id: number; readonly name: string; readonly hogNumber: string }

export type PastePreview = {
  readonly text: string
  readonly options: PasteOptions
  readonly total: number
  readonly lines: readonly PreviewLine[]
  /** What exactly will be written, frozen: the next step sends this back, not the text. */
  readonly items: string
  readonly written: number
  /** Whom a whole report leaves out, by name: these are to be asked. */
  readonly missing: readonly Missing[]
}

type Pasted = { readonly text: string; readonly options: PasteOptions; readonly today: string }

/** What a pasted table would do, line by line; nothing is written yet. */
export async function previewPaste(db: Db, { text, options, today }: Pasted): Promise<PastePreview> {
  const lines = parsePaste(text)
  const numbers = lines.flatMap(({ hogNumber }) => hogNumber ?? [])
  const [cards, holders] = await Promise.all([listCardsToMatch(db), listHolders(db, numbers)])
  const byNumber = new Map(holders.map((holder) => [holder.hogNumber ?? '', holder]))
  const matched = matchPaste(lines, cards, byNumber, { ...options, today })
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
    missing: options.isWhole ? missingIn(matched, cards).map(asMissing).toSorted(byName) : [],
  }
}

const asMissing = (card: HogCard): Missing => ({
  id: card.id,
  name: listName(card),
  hogNumber: card.hogNumber ?? '',
})
const byName = (one: Missing, other: Missing) => one.name.localeCompare(other.name, 'cs')

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
