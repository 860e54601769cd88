import { knowing } from '../../ground/postgres/broken-rule.server.ts'
import { type FieldFaults, Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { QuotaInput } from '../events/event-input.ts'
import { quotaAbove } from '../events/quota.ts'

type Wanted = {
  readonly capacity: number | null
  readonly quotasReleasedOn: string | null
  readonly quotas: readonly { readonly places: number }[]
  /** They stand in this very form; otherwise it is the number of places that does not fit them. */
  readonly isSent: boolean
}

/** Quotas are inside of the places, and there is a day on which they end. */
export function quotaFaults({ capacity, quotasReleasedOn, quotas, isSent }: Wanted): FieldFaults {
  if (quotas.length === 0) return {}
  const above = capacity === null ? null : quotaAbove(quotas, capacity)
  return {
    ...(capacity === null ? { capacity: 'required' } : {}),
    ...(quotasReleasedOn === null ? { quotasReleasedOn: 'required' } : {}),
    ...(above === null ? {} : { [isSent ? `quotas.${above}.places` : 'capacity']: 'quota_above_capacity' }),
  }
}

/** The quotas as they are wanted. */
export async function putQuotas(tx: Db, eventId: number, quotas: readonly QuotaInput[]): Promise<void> {
  await tx.deleteFrom('eventQuota').where('eventId', '=', eventId).execute()
  if (quotas.length === 0) return
  const wrong = () => new Refusal('invalid_fields', { fields: { quotas: 'invalid' } })
  if (new Set(quotas.map(({ division }) => division)).size < quotas.length) throw wrong()
  await knowing({ reference: wrong }, () =>
    tx
      .insertInto('eventQuota')
      .values(quotas.map(({ division: divisionId, places }) => ({ eventId, divisionId, places })))
      .execute(),
  )
}

/** For the history: '1: 5, 3: 2', divisions by their ids. */
export function quotasInOrder(quotas: readonly QuotaInput[]): string | null {
  const lines = quotas.toSorted((one, other) => one.division - other.division)
  return lines.map(({ division, places }) => `${division}: ${places}`).join(', ') || null
}
