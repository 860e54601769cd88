import { listName } from '../members/member.ts'
import type { Db } from '../../tables.ts'
import { listCardsToMatch, listHolders } from './hog-cards.server.ts'
import {
  choiceOf,
  type HogCard,
  type MatchedLine,
  type MatchOptions,
  matchPaste,
  missingIn,
  type Verdict,
  willBeWritten,
} from './match.ts'
import { parsePaste, type PasteFault } from './paste.ts'

const SHOWN_LINES = 300

type Judged = {
  readonly verdict: Verdict
  readonly fault: PasteFault | null
  readonly was: string | null
  readonly holder: string | null
}

export type PreviewLine = Judged & {
  readonly line: number
  readonly text: string
  readonly name: string | null
  readonly memberId: number | null
  readonly choice: 'safe' | 'byHand' | null
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
  /** What is written only where it is chosen line by line, frozen too. */
  readonly byHand: string
  /** Lines and people left to be asked about. */
  readonly rest: number
  /** Whom a whole report leaves out, by name: these are to be asked. */
  readonly missing: readonly Missing[]
}

type Pasted = { readonly text: string; readonly options: PasteOptions; readonly today: string }

/** Every line of a pasted table with what we think of it. */
export async function judgePaste(db: Db, { text, options, today }: Pasted) {
  const lines = parsePaste(text)
  const numbers = lines.flatMap(({ hogNumber }) => hogNumber ?? [])
  const [cards, holders] = await Promise.all([listCardsToMatch(db), listHolders(db, numbers)])
  const byNumber = new Map(holders.map((holder) => [holder.hogNumber ?? '', holder]))
  return { matched: matchPaste(lines, cards, byNumber, { ...options, today }), cards }
}

/** What a pasted table would do, line by line; nothing is written yet. */
export async function previewPaste(db: Db, { text, options, today }: Pasted): Promise<PastePreview> {
  const { matched, cards } = await judgePaste(db, { text, options, today })
  const written = matched.filter(willBeWritten)
  const missing = options.isWhole ? missingIn(matched, cards) : []
  return {
    text,
    options,
    total: matched.length,
    lines: matched.toSorted(byTrouble).slice(0, SHOWN_LINES).map(asShown),
    items: frozen(written),
    byHand: frozen(matched.filter((line) => choiceOf(line) === 'byHand')),
    written: written.length,
    rest: matched.filter(isLeftOpen).length + missing.length,
    missing: missing.map(asMissing).toSorted(byName),
  }
}

/** Not written, and not because there is nothing to write. */
export function isLeftOpen(line: MatchedLine): boolean {
  return !willBeWritten(line) && line.verdict !== 'same' && line.verdict !== 'header'
}

const frozen = (lines: readonly MatchedLine[]) =>
  JSON.stringify(
    lines.map(({ card, hogNumber, expiresOn }) => [
      card?.id,
      hogNumber,
      expiresOn ?? null,
      card?.hogNumber ?? null,
    ]),
  )

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

export function asJudged({ card, verdict, fault, holder }: MatchedLine): Judged {
  return { verdict, fault, was: card?.hogNumber ?? null, holder: holder ? listName(holder) : null }
}

function asShown(line: MatchedLine): PreviewLine {
  const { card } = line
  return {
    ...asJudged(line),
    line: line.line,
    text: line.text.slice(0, 200),
    name: card ? listName(card) : null,
    memberId: card?.id ?? null,
    choice: choiceOf(line),
  }
}
