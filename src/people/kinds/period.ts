import type { FieldFaults } from '../../refusals.ts'

export const WHYS_ENDED = ['departed', 'excluded', 'unpaid', 'died', 'changed', 'merged'] as const
export type WhyEnded = (typeof WHYS_ENDED)[number]
/** What a person may write down; of two cards made one only merging tells. */
export const TOLD_WHYS = WHYS_ENDED.filter((why) => why !== 'merged')

/** From the first day, if anybody remembers it, to the last; none while it goes on. Days are texts, so they compare. */
export type Period = {
  readonly startsOn: string | null
  readonly endsOn: string | null
  readonly whyEnded: WhyEnded | null
}

/** Why such a period cannot stand beside the others of the same person; nothing where it can. */
export function periodFaults(
  { startsOn, endsOn, whyEnded }: Period,
  others: readonly Period[],
  today: string,
): FieldFaults | null {
  if (startsOn !== null && startsOn > today) return { startsOn: 'day_in_future' }
  if (endsOn !== null && endsOn > today) return { endsOn: 'day_in_future' }
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) return { endsOn: 'ends_before_start' }
  if (endsOn !== null && whyEnded === null) return { whyEnded: 'required' }
  return others.some((other) => overlap({ startsOn, endsOn }, other)) ? { startsOn: 'periods_overlap' } : null
}

type Days = Pick<Period, 'startsOn' | 'endsOn'>

function overlap(one: Days, other: Days): boolean {
  const isBefore = (first: Days, second: Days) =>
    first.endsOn !== null && second.startsOn !== null && first.endsOn < second.startsOn
  return !isBefore(one, other) && !isBefore(other, one)
}
