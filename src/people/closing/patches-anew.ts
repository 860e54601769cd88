import type { AuditChange } from '../../ground/audit/audit.ts'

type Before = {
  readonly excludedOn: string | null
  readonly archivedAt: Date | null
  readonly patchesSolvedOn: string | null
}

/** Each time somebody goes, his patches wait anew; what was settled the last time says nothing about this one. */
export function patchesAnew({ excludedOn, archivedAt, patchesSolvedOn }: Before): {
  readonly columns: { readonly patchesSolvedOn?: null; readonly patchesSolvedNote?: null }
  readonly changes: readonly AuditChange[]
} {
  const wasIn = excludedOn === null && archivedAt === null
  if (!wasIn || patchesSolvedOn === null) return { columns: {}, changes: [] }
  return {
    columns: { patchesSolvedOn: null, patchesSolvedNote: null },
    changes: [{ field: 'patchesSolvedOn', from: patchesSolvedOn, to: null }],
  }
}
