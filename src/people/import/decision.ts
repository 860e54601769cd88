import { asRecord, type Json } from '../../ground/tables/json.ts'

/** What a person says about an unclear line: a new card, leave it out, or this very card. */
export type Decision = 'new' | 'skip' | number
export type Decisions = ReadonlyMap<number, Decision>

/** As they are kept; whatever is no decision is none. */
export function asDecisions(value: Json): Decisions {
  return new Map(
    Object.entries(asRecord(value)).flatMap(([line, decision]) =>
      decision === 'new' || decision === 'skip' || typeof decision === 'number'
        ? [[Number(line), decision] as const]
        : [],
    ),
  )
}

/** As a form writes it: '' takes a decision back. */
export function readDecision(text: string): Decision | null {
  if (text === 'new' || text === 'skip') return text
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
