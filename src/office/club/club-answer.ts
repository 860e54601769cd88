import { z } from 'zod'
import { doneWith } from '../../ground/http/answer.ts'

export const ClubDone = doneWith({
  club: z
    .strictObject({
      name: z.string(),
      shortName: z.string(),
      foundedIn: z.int(),
      claimCs: z.string(),
      claimEn: z.string(),
      introCs: z.string(),
      introEn: z.string(),
      email: z.string(),
      street: z.string(),
      city: z.string(),
      postalCode: z.string(),
      registrationNumber: z.string(),
      colour: z.templateLiteral(['#', z.string()]).nullable(),
      logo: z.string().nullable(),
      account: z.string().nullable(),
      iban: z.string().nullable(),
      withHog: z.boolean(),
      withRitual: z.boolean(),
      withPatches: z.boolean(),
      withApplicants: z.boolean(),
      withOfficersStep: z.boolean(),
      officersIdleHours: z.int(),
      membersIdleDays: z.int(),
      batchSize: z.int(),
      version: z.int(),
    })
    .meta({ id: 'Club' }),
})

export const ClubAccountDone = doneWith({
  account: z.string(),
  iban: z.string(),
  bic: z.string().nullable(),
})
