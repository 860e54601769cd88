import { z } from 'zod'
import { RiderInt } from '../events/party-input.ts'
import { MOST_GROUPS, SIZES } from './groups.ts'

export const GroupSize = z.strictObject({ size: z.int().min(SIZES.least).max(SIZES.most) })

/** Null is out of all groups; a part is of the group one is in. */
export const GroupPlace = z.strictObject({
  group: z.int().min(1).max(MOST_GROUPS).nullable(),
  part: z.enum(['lead', 'sweep']).nullable(),
})

/** A form names the rider and the choice. */
export const MoveForm = z.preprocess(
  (form) => {
    const { memberId, place } = form as Readonly<Record<string, unknown>>
    const [figures, part] = (typeof place === 'string' ? place : '').split(':')
    return { memberId: Number(memberId), group: figures ? Number(figures) : null, part: part ?? null }
  },
  GroupPlace.extend({ memberId: RiderInt }),
)
