import type { EventTable } from '../../ground/tables/rides.ts'

/** On these people ride; a meeting or a party is not ridden, whatever one comes on. */
export const RIDDEN_KINDS = ['ride', 'charity'] as const satisfies readonly EventTable['kind'][]

export function isRidden(kind: EventTable['kind']): boolean {
  return RIDDEN_KINDS.some((ridden) => ridden === kind)
}
