import type { RefusalCode } from '../../refusals.ts'

/** Why somebody who belongs among them gets no letter. */
export const LEFT_OUT = ['no_email', 'dead_address', 'opted_out'] as const
export type LeftOut = (typeof LEFT_OUT)[number]

/** The same, said by a run that comes to him later. */
export const LEFT_OUT_REFUSALS: Readonly<Record<LeftOut, RefusalCode>> = {
  no_email: 'recipient_without_email',
  dead_address: 'recipient_dead_address',
  opted_out: 'recipient_opted_out',
}
