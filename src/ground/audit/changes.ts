import type { AuditChange } from './audit.ts'

type Value = AuditChange['from'] | undefined

/** What really differs, field by field, old and new. */
export function changesBetween(
  before: Readonly<Record<string, Value>>,
  after: Readonly<Record<string, Value>>,
): readonly AuditChange[] {
  return Object.entries(after)
    .filter(([field, to]) => to !== undefined && to !== (before[field] ?? null))
    .map(([field, to]) => ({ field, from: before[field] ?? null, to: to ?? null }))
}
