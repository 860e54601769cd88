import { canonicalSymbol } from '../payments/variable-symbol.ts'
import { bareNumbers, writtenSymbols } from './extract-symbol.ts'
import { billsOf } from './pair-households.ts'
import {
  CROWD,
  fold,
  indexNames,
  type NameHit,
  type NameIndex,
  type Person,
  surnameStem,
  wordsOf,
} from './names.ts'
import { compareText, type Knowledge, type Movement, type OpenPayment, type Reason } from './pairing.ts'

/** One sign that a movement is this person's, or even for this very payment. */
export type Clue = {
  readonly memberId: number
  readonly paymentId: number | null
  readonly reason: Reason
  readonly weight: number
}

// How much each sign says by itself. A word in the message was written for us; the payer's name was not.
export const WEIGHTS = {
  symbol: 100,
  symbolInText: 96,
  numberInText: 86,
  earlierSymbol: 82,
  nameInMessage: 74,
  sameAccount: 72,
  mistypedSymbol: 70,
  nameOfPayer: 64,
  nickname: 50,
  surnameInMessage: 48,
  surnameOfPayer: 32,
  household: 24,
} as const satisfies Partial<Record<Reason, number>>

export const SECOND_SIGN = 5

// Signs of one kind are one sign: a name in the message and the same name of the payer, say.
const KINDS: Readonly<Partial<Record<Reason, string>>> = {
  symbol: 'symbol',
  symbolInText: 'symbol',
  numberInText: 'symbol',
  mistypedSymbol: 'symbol',
  earlierSymbol: 'symbol',
  paidTwice: 'symbol',
  nameInMessage: 'name',
  nameOfPayer: 'name',
  surnameInMessage: 'name',
  surnameOfPayer: 'name',
  nickname: 'name',
}

/** What signs of other kinds add to the strongest one. */
export function secondSigns(reasons: readonly Reason[]): number {
  return SECOND_SIGN * Math.min(2, new Set(reasons.map((reason) => KINDS[reason] ?? reason)).size - 1)
}

/** Which of two or more a slip of the finger meant, nobody knows. */
const DOUBTFUL_SLIP = 55
/** An account that pays for several people tells less about each. */
const SHARED_ACCOUNT = 64
const INITIAL = 8

export type ClueIndex = {
  readonly knowledge: Knowledge
  readonly bySymbol: ReadonlyMap<string, OpenPayment>
  readonly byMember: ReadonlyMap<number, readonly OpenPayment[]>
  readonly names: NameIndex
  readonly nicknames: ReadonlyMap<string, readonly number[]>
  readonly households: ReadonlyMap<string, readonly number[]>
  readonly homes: ReadonlyMap<number, readonly string[]>
  /** What each household owes for each year, by who pays. */
  readonly bills: ReadonlyMap<number, readonly (readonly OpenPayment[])[]>
  readonly payers: ReadonlyMap<number, number>
}

export function indexClues(payments: readonly OpenPayment[], knowledge: Knowledge): ClueIndex {
  const { people } = knowledge
  return {
    knowledge,
    bySymbol: new Map(payments.map((payment) => [payment.variableSymbol, payment])),
    byMember: Map.groupBy(
      payments.toSorted((one, other) => compareText(one.dueOn, other.dueOn) || one.id - other.id),
      ({ memberId }) => memberId,
    ),
    names: indexNames(people),
    nicknames: gather(people, ({ nickname }) => nicknameKeys(nickname)),
    households: gather(people, householdKeys),
    homes: new Map(people.map((person) => [person.id, householdKeys(person)])),
    bills: Map.groupBy(
      [...billsOf(payments).values()].filter(({ length }) => length > 1),
      ([first]) => first?.payerId ?? 0,
    ),
    payers: new Map(people.flatMap(({ id, payerId }) => (payerId === null ? [] : [[id, payerId]]))),
  }
}

/** Everything that ties a movement to people, each sign with its weight. */
export function cluesOf(movement: Movement, index: ClueIndex): readonly Clue[] {
  const direct = [
    ...symbolClues(movement, index),
    ...accountClues(movement, index),
    ...nameClues(movement, index),
  ]
  return [...direct, ...householdClues(direct, index)]
}

function symbolClues(movement: Movement, { bySymbol, knowledge }: ClueIndex): readonly Clue[] {
  const column = canonicalSymbol(movement.variableSymbol)
  const written = writtenSymbols(movement).filter((symbol) => symbol !== column)
  const said = [
    ...(column ? [{ symbol: column, reason: 'symbol' as const }] : []),
    ...written.map((symbol) => ({ symbol, reason: 'symbolInText' as const })),
    ...bareNumbers(movement)
      .filter((symbol) => symbol !== column && !written.includes(symbol))
      .map((symbol) => ({ symbol, reason: 'numberInText' as const })),
  ]
  return said.flatMap(({ symbol, reason }) => {
    const payment = bySymbol.get(symbol)
    if (payment)
      return [{ memberId: payment.memberId, paymentId: payment.id, reason, weight: WEIGHTS[reason] }]
    const closed = knowledge.closedSymbols.get(symbol)
    if (closed)
      return [
        {
          memberId: closed.memberId,
          paymentId: null,
          reason: closed.isPaid && closed.amount === movement.amount ? 'paidTwice' : 'earlierSymbol',
          weight: WEIGHTS.earlierSymbol,
        } as const,
      ]
    return reason === 'numberInText' ? [] : slipClues(symbol, bySymbol)
  })
}

/** A symbol nobody has: whose is one slip of the finger away? */
function slipClues(symbol: string, bySymbol: ReadonlyMap<string, OpenPayment>): readonly Clue[] {
  const meant = new Set(slipsOf(symbol).flatMap((slip) => bySymbol.get(slip) ?? []))
  const weight = meant.size === 1 ? WEIGHTS.mistypedSymbol : DOUBTFUL_SLIP
  return [...meant].map(({ id, memberId }) => ({ memberId, paymentId: id, reason: 'mistypedSymbol', weight }))
}

const DIGITS = '0123456789'

export function slipsOf(symbol: string): readonly string[] {
  const slips: string[] = []
  for (let at = 0; at <= symbol.length; at += 1) {
    const [before, digit = '', next = ''] = [symbol.slice(0, at), symbol[at], symbol[at + 1]]
    for (const other of DIGITS) {
      if (digit) slips.push(before + other + symbol.slice(at + 1))
      if (symbol.length < 10) slips.push(before + other + symbol.slice(at))
    }
    if (next) slips.push(before + next + digit + symbol.slice(at + 2))
  }
  return slips
}

function accountClues({ payerAccount }: Movement, { knowledge }: ClueIndex): readonly Clue[] {
  const members = (payerAccount && knowledge.accounts.get(payerAccount)) || []
  // Somebody who pays for half of the club says nothing about whose this one is.
  if (members.length > CROWD) return []
  const weight = members.length === 1 ? WEIGHTS.sameAccount : SHARED_ACCOUNT
  return members.map((memberId) => ({ memberId, paymentId: null, reason: 'sameAccount', weight }))
}

function nameClues(movement: Movement, { names, nicknames }: ClueIndex): readonly Clue[] {
  const written = [movement.message, movement.payerReference, movement.comment].flatMap(wordsOf)
  const payer = wordsOf(movement.payerName)
  // Some banks put the payer's own name here.
  const identification = wordsOf(movement.identification)
  const isPayerAgain = identification.every((word) => payer.includes(word))
  const message = isPayerAgain ? written : [...written, ...identification]
  return [
    ...names.find(message).map((hit) => nameClue(hit, 'nameInMessage', 'surnameInMessage')),
    ...names.find(payer).map((hit) => nameClue(hit, 'nameOfPayer', 'surnameOfPayer')),
    ...message.flatMap((word) =>
      crowdless(nicknames.get(word)).map((memberId) => ({
        memberId,
        paymentId: null,
        reason: 'nickname' as const,
        weight: WEIGHTS.nickname,
      })),
    ),
  ]
}

function nameClue(
  { memberId, likeness }: NameHit,
  whole: 'nameInMessage' | 'nameOfPayer',
  surname: 'surnameInMessage' | 'surnameOfPayer',
): Clue {
  const reason = likeness === 'full' ? whole : surname
  return {
    memberId,
    paymentId: null,
    reason,
    weight: WEIGHTS[reason] + (likeness === 'initial' ? INITIAL : 0),
  }
}

/** Husbands pay for wives and mothers for sons. */
function householdClues(direct: readonly Clue[], { households, homes }: ClueIndex): readonly Clue[] {
  const known = new Set(direct.map(({ memberId }) => memberId))
  const near = [...known].flatMap((memberId) =>
    (homes.get(memberId) ?? [])
      .flatMap((key) => crowdless(households.get(key)))
      .filter((other) => other !== memberId),
  )
  return [...new Set(near)].map((memberId) => ({
    memberId,
    paymentId: null,
    reason: 'household',
    weight: WEIGHTS.household,
  }))
}

function householdKeys({ household, lastName, payerId }: Person): readonly string[] {
  return [
    `name ${surnameStem(lastName)}`,
    ...(household ? [`home ${household}`] : []),
    ...(payerId === null ? [] : [`paid ${payerId}`]),
  ]
}

function nicknameKeys(nickname: string | null): readonly string[] {
  const key = fold(nickname ?? '')
  return /^[a-z]{4,}$/.test(key) ? [key] : []
}

function crowdless(ids: readonly number[] | undefined): readonly number[] {
  return ids && ids.length <= CROWD ? ids : []
}

function gather(
  people: readonly Person[],
  keysOf: (person: Person) => readonly string[],
): ReadonlyMap<string, readonly number[]> {
  const map = new Map<string, number[]>()
  for (const person of people)
    for (const key of keysOf(person)) {
      const ids = map.get(key)
      if (ids) ids.push(person.id)
      else map.set(key, [person.id])
    }
  return map
}
