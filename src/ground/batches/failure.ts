import type { Refusal } from '../../refusals.ts'
import { asRecord, type Json } from '../tables/json.ts'

/** Why an item failed, as it is kept: what the sentence needs besides the code. */
export function failureDetails({ decider, holder }: Pick<Refusal, 'decider' | 'holder'>): Json {
  return {
    ...(decider ? { who: decider.who, at: decider.at.toISOString() } : {}),
    ...(holder === undefined ? {} : { holder }),
  }
}

/** What was kept, as a sentence can use it; an older run kept nothing. */
export function readFailure(details: Json): Pick<Refusal, 'decider' | 'holder'> {
  const { who, at, holder } = asRecord(details)
  return {
    decider: typeof who === 'string' && typeof at === 'string' ? { who, at: new Date(at) } : undefined,
    holder: typeof holder === 'string' ? holder : undefined,
  }
}
