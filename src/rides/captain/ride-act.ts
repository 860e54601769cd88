import { z } from 'zod'
import { DAY_MS } from '../../ground/values/day.ts'
import { RiderInt } from '../events/party-input.ts'
import { captainWindow, emergencyWindow, isWithin } from '../events/captaincy.ts'

/** One thing a captain did, as his phone sends it: maybe later, maybe twice. */
export const RideAct = z
  .strictObject({
    id: z.uuid(),
    /** Whose phone it was: what he did is not taken from anybody else. */
    by: z.int().positive().max(999_999_999),
    kind: z.enum(['here', 'undo', 'home', 'away', 'look', 'cash']),
    /** A guest's number is below zero. */
    memberId: RiderInt.optional(),
    code: z.string().max(300).optional(),
    /** Of cash taken, in haléře. */
    amount: z.int().min(1).max(10_000_000).optional(),
    madeAt: z.iso.datetime({ offset: true }).transform((moment) => new Date(moment)),
  })
  .refine(({ memberId, code }) => (memberId === undefined) !== (code === undefined), {
    path: ['memberId'],
    message: 'required',
  })
  .refine(({ kind, amount }) => (kind === 'cash') === (amount !== undefined), {
    path: ['amount'],
    message: 'required',
  })

export type RideActInput = z.infer<typeof RideAct>
export type RideActKind = RideActInput['kind']
/** It changes the list; it says what is so already; somebody said the opposite after it was made. */
export type Outcome = 'done' | 'known' | 'overtaken'

/** So long an act that was made in time is waited for. */
const WAITED_MS = 2 * DAY_MS

type Span = { readonly startsAt: Date; readonly endsAt: Date | null }

/**
 * When it was: a phone whose clock is ahead did it now, and so did one that showed a contact, open at this moment, by a clock
 * that has it shut.
 */
export function momentOf(
  span: Span,
  { kind, madeAt }: Pick<RideActInput, 'kind' | 'madeAt'>,
  now: Date,
): Date {
  const isOpen = (moment: Date) => isWithin(emergencyWindow(span), moment)
  return madeAt > now || (kind === 'look' && !isOpen(madeAt) && isOpen(now)) ? now : madeAt
}

/** Why an act is not taken; null where it is. What was seen was seen: a look is written down however late it comes. */
export function whyNotTaken(
  span: Span,
  { kind, madeAt }: { readonly kind: RideActKind; readonly madeAt: Date },
  now: Date,
): 'not_captain' | 'act_too_late' | 'emergency_closed' | null {
  if (kind !== 'look' && now.getTime() - madeAt.getTime() > WAITED_MS) return 'act_too_late'
  if (!isWithin(captainWindow(span), madeAt)) return 'not_captain'
  return kind === 'look' && !isWithin(emergencyWindow(span), madeAt) ? 'emergency_closed' : null
}

/** Two words about one thing: the second takes the first back. */
export const PAIRS = {
  here: { field: 'checkedInAt', kinds: ['here', 'undo'] },
  undo: { field: 'checkedInAt', kinds: ['here', 'undo'] },
  home: { field: 'homeAt', kinds: ['home', 'away'] },
  away: { field: 'homeAt', kinds: ['home', 'away'] },
} as const

type Tick = keyof typeof PAIRS
type Last = { readonly kind: RideActKind; readonly madeAt: Date } | undefined

export const isYes = (kind: Tick) => kind === 'here' || kind === 'home'

/**
 * What an act does to the list: nothing where it says what is so already, and nothing where somebody said the opposite
 * after it was made, however late it came: another captain, an officer at his list, or the rider himself.
 */
export function outcomeOf(
  { kind, madeAt }: { readonly kind: Tick; readonly madeAt: Date },
  { since, last }: { readonly since: Date | null; readonly last: Last },
): Outcome {
  if ((since !== null) === isYes(kind)) return 'known'
  const isOlder = last && last.kind !== kind && last.madeAt > madeAt
  return isOlder || (since && since > madeAt) ? 'overtaken' : 'done'
}
