import type { PastedLine } from './paste.ts'

export type HogCard = {
  readonly id: number
  readonly number: number
  readonly firstName: string
  readonly lastName: string
  readonly nickname: string | null
  readonly hogNumber: string | null
  readonly hogExpiresOn: string | null
  /** Out of the club: known by name, but written to no more. */
  readonly closed: 'archived' | 'excluded' | null
}

// What will become of a pasted line. The first four are written, the rest is only told.
export const VERDICTS = [
  'new',
  'renewed',
  'expired',
  'replaced',
  'same',
  'other-number',
  'no-number-yet',
  'taken',
  'repeated',
  'ambiguous',
  'excluded',
  'archived',
  'other-name',
  'unknown',
  'invalid',
  'header',
] as const
export type Verdict = (typeof VERDICTS)[number]

const WRITTEN: readonly Verdict[] = ['new', 'renewed', 'expired', 'replaced']

/** What an officer may accept by hand though we would not by ourselves: it takes a number away, or gives a first one. */
const BY_HAND: readonly Verdict[] = ['other-number', 'no-number-yet']

export type MatchedLine = PastedLine & {
  readonly verdict: Verdict
  readonly card: HogCard | null
  /** Whose the number is, when it is somebody else's. */
  readonly holder: Pick<HogCard, 'id' | 'firstName' | 'lastName'> | null
}

export type MatchOptions = {
  /** Only cards that have a number already; nobody gets a first one. */
  readonly onlyExisting: boolean
  /** A card with another number gets the pasted one. */
  readonly overwrite: boolean
  readonly today: string
}

export function willBeWritten({ verdict }: Pick<MatchedLine, 'verdict'>): boolean {
  return WRITTEN.includes(verdict)
}

/** Written with all the safe ones, only where it is chosen, or never. */
export function choiceOf(line: Pick<MatchedLine, 'verdict'>): 'safe' | 'byHand' | null {
  if (willBeWritten(line)) return 'safe'
  return BY_HAND.includes(line.verdict) ? 'byHand' : null
}

/** Finds each line's card, by member number or by name in either order; `holders` are all who have a number, cards out of the club too. */
export function matchPaste(
  lines: readonly PastedLine[],
  cards: readonly HogCard[],
  holders: ReadonlyMap<string, Pick<HogCard, 'id' | 'firstName' | 'lastName'>>,
  options: MatchOptions,
): readonly MatchedLine[] {
  const byName = indexByName(cards)
  const byNumber = new Map(cards.map((card) => [card.number, card]))
  const seen = { cards: new Set<number>(), numbers: new Set<string>() }
  return lines.map((line) => {
    if (line.fault !== null) return told(line, line.fault === 'header' ? 'header' : 'invalid')
    const holder = holders.get(line.hogNumber ?? '') ?? null
    const candidates = likeliest(candidatesFor(line.who, byName, byNumber), holder)
    const [card] = candidates
    if (!card) return { ...told(line, holder ? 'other-name' : 'unknown'), holder }
    if (candidates.length > 1) return told(line, 'ambiguous')
    if (card.closed) return { ...told(line, card.closed), card }
    return judge(line, card, holder, options, seen)
  })
}

/** Whom a whole report leaves out: in the club, with a number, and neither the number nor the person stands in any line. */
export function missingIn(matched: readonly MatchedLine[], cards: readonly HogCard[]): readonly HogCard[] {
  const told = {
    numbers: new Set(matched.map(({ hogNumber }) => hogNumber)),
    cards: new Set(matched.map(({ card }) => card?.id)),
  }
  return cards.filter(
    ({ id, hogNumber, closed }) =>
      closed === null && hogNumber !== null && !told.numbers.has(hogNumber) && !told.cards.has(id),
  )
}

/** Of namesakes those in the club, and of these the one whose number it is already. */
function likeliest(candidates: readonly HogCard[], holder: MatchedLine['holder']): readonly HogCard[] {
  const inTheClub = candidates.filter(({ closed }) => closed === null)
  const living = inTheClub.length > 0 ? inTheClub : candidates
  const own = living.filter(({ id }) => id === holder?.id)
  return own.length > 0 ? own : living
}

type Seen = { readonly cards: Set<number>; readonly numbers: Set<string> }

function judge(
  line: PastedLine,
  card: HogCard,
  holder: MatchedLine['holder'],
  options: MatchOptions,
  seen: Seen,
): MatchedLine {
  const number = line.hogNumber ?? ''
  if (seen.cards.has(card.id) || seen.numbers.has(number)) return { ...told(line, 'repeated'), card }
  if (holder && holder.id !== card.id) return { ...told(line, 'taken'), card, holder }
  seen.cards.add(card.id)
  seen.numbers.add(number)
  return { ...told(line, verdictOn(line, card, options)), card }
}

function verdictOn(
  line: PastedLine,
  card: HogCard,
  { onlyExisting, overwrite, today }: MatchOptions,
): Verdict {
  if (card.hogNumber === null) return onlyExisting ? 'no-number-yet' : 'new'
  if (card.hogNumber !== line.hogNumber) return overwrite ? 'replaced' : 'other-number'
  if (line.expiresOn === undefined || line.expiresOn === card.hogExpiresOn) return 'same'
  return line.expiresOn < today ? 'expired' : 'renewed'
}

function told(line: PastedLine, verdict: Verdict): MatchedLine {
  return { ...line, verdict, card: null, holder: null }
}

function candidatesFor(
  who: string,
  byName: ReadonlyMap<string, readonly HogCard[]>,
  byNumber: ReadonlyMap<number, HogCard>,
): readonly HogCard[] {
  const number = /(?:^|[\s(])(?:č\.?|#|no\.?)?\s?(\d{1,9})(?=$|[\s).,])/iu.exec(who)
  if (!number) return byName.get(key(who)) ?? []
  const card = byNumber.get(Number(number[1]))
  const name = key(who.replace(number[0], ' '))
  // A number beside a name has to be that person's.
  return card && (name === '' || namesOf(card).includes(name)) ? [card] : []
}

function indexByName(cards: readonly HogCard[]): ReadonlyMap<string, readonly HogCard[]> {
  const index = new Map<string, HogCard[]>()
  for (const card of cards) {
    for (const name of new Set(namesOf(card))) {
      const known = index.get(name)
      if (known) known.push(card)
      else index.set(name, [card])
    }
  }
  return index
}

function namesOf({ firstName, lastName, nickname }: HogCard): readonly string[] {
  const name = `${lastName} ${firstName}`
  return (nickname ? [name, `${name} ${nickname}`] : [name]).map(key)
}

/** 'Novák, Jan' and 'jan NOVAK' are one person: words in their own order, without case, marks and diacritics. */
function key(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}
