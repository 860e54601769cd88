import { folded } from '../members/likeness.ts'
import type { HouseholdFault, KnownCard, Payer } from './known-card.ts'
import type { PlannedRow } from './plan.ts'

/** More than any family; as the Treasurer's own screen has it. */
type HouseholdBounds = { readonly most: number; readonly ownCardId: number | null }

type Labels = ReadonlyMap<number, string>
type Joiner = Extract<PlannedRow, { bucket: 'create' | 'update' | 'skip' }>

/**
 * People whose lines say the same word in the column of households belong together; the first of them in the file pays. Whoever is in
 * a household already stays there, and the others of his word join it.
 */
export function withHouseholds(
  plan: readonly PlannedRow[],
  labels: Labels,
  cards: readonly KnownCard[],
  { most, ownCardId }: HouseholdBounds,
): readonly PlannedRow[] {
  if (labels.size === 0) return plan
  const byNumber = new Map(cards.map((card) => [card.number, card]))
  const cardOf = (row: Joiner) => ('number' in row ? byNumber.get(row.number ?? 0) : undefined)
  const sizes = Map.groupBy(cards, ({ household }) => household)
  const changed = new Map<number, PlannedRow>()

  const together = Map.groupBy(plan.filter(mayJoin).filter(hasLabel), labelKey)
  for (const people of together.values()) {
    const homes = new Set(people.flatMap((row) => cardOf(row)?.household ?? []))
    const [home] = homes
    const outside = people.filter((row) => (cardOf(row)?.household ?? null) === null)
    const own = outside.find((row) => ownCardId !== null && cardOf(row)?.id === ownCardId)
    const joiners = outside.filter((row) => row !== own)
    // What one pays oneself is for another officer to say.
    if (own) changed.set(own.line, { ...own, bucket: 'skip', reason: 'own_card' })
    const inHome = home === undefined ? 0 : (sizes.get(home)?.length ?? 0)
    const fault = faultOf({ homes: homes.size, inHome, joining: joiners.length, most })
    const [first] = joiners
    for (const row of joiners)
      changed.set(
        row.line,
        fault
          ? { line: row.line, name: row.name, bucket: 'error', faults: [], reason: fault }
          : joined(row, cardOf(row), {
              label: labels.get(row.line) ?? '',
              payer: typeof home === 'number' ? { number: home } : { line: first?.line ?? row.line },
            }),
      )
  }
  return plan.map((row) => changed.get(row.line) ?? row)

  function hasLabel({ line }: PlannedRow): boolean {
    return labels.has(line)
  }
  function labelKey({ line }: PlannedRow): string {
    return folded(labels.get(line) ?? '')
  }
}

function mayJoin(row: PlannedRow): row is Joiner {
  return (
    row.bucket === 'create' ||
    row.bucket === 'update' ||
    (row.bucket === 'skip' && row.reason === 'unchanged')
  )
}

type Sizes = {
  readonly homes: number
  readonly inHome: number
  readonly joining: number
  readonly most: number
}

function faultOf({ homes, inHome, joining, most }: Sizes): HouseholdFault | null {
  if (homes > 1) return 'in_other_household'
  if (inHome + joining < 2) return 'household_of_one'
  return inHome + joining > most ? 'household_too_big' : null
}

type Joining = { readonly label: string; readonly payer: Payer }

function joined(row: Joiner, card: KnownCard | undefined, { label, payer }: Joining): PlannedRow {
  if (row.bucket === 'create') return { ...row, payer }
  const told = row.bucket === 'update' ? row : { before: {}, after: {} }
  if (!card) return row
  return {
    line: row.line,
    name: row.name,
    ...(row.decided ? { decided: row.decided } : {}),
    bucket: 'update',
    cardId: card.id,
    number: card.number,
    version: card.version,
    before: { ...told.before, household: null },
    after: { ...told.after, household: label },
    payer,
  }
}
