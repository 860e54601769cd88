import { z } from 'zod'
import { Day, listOf } from '../../ground/http/answer.ts'
import { WHYS_ENDED } from './period.ts'

export const KindListAnswer = listOf(
  z
    .strictObject({
      id: z.int(),
      nameCs: z.string(),
      nameEn: z.string(),
      votes: z.boolean(),
      counts: z.boolean(),
      archived: z.boolean(),
      members: z.int(),
      wasHeld: z.boolean(),
    })
    .meta({ id: 'MembershipKind' }),
)

export const PeriodListAnswer = listOf(
  z
    .strictObject({
      id: z.int(),
      kind: z.int(),
      startsOn: Day.nullable(),
      endsOn: Day.nullable(),
      whyEnded: z.enum(WHYS_ENDED).nullable(),
    })
    .meta({ id: 'MembershipPeriod' }),
)
