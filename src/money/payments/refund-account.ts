import { z } from 'zod'
import { RecentDay } from '../../ground/lists/list-fields.ts'
import { isForeignIban, readAccount } from './account-number.ts'

const Account = z
  .string()
  .trim()
  .min(1, 'required')
  .max(60)
  .refine((written) => !isForeignIban(written), { message: 'not_czech_account', abort: true })
  .refine((written) => readAccount(written) !== null, 'not_account')

/** By the person himself: without a yes nothing is kept. */
export const OwnRefundAccount = z.strictObject({ account: Account, consents: z.literal(true) })

/** By an officer who has the consent on paper, from that day. */
export const PaperRefundAccount = z.strictObject({ account: Account, consentedOn: RecentDay })

/** As a letter names it: enough for its owner to know it, and for nobody else. */
export function endOfAccount(account: string): string {
  return `…${account.slice(-9)}`
}
