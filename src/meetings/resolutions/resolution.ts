export const RESOLUTION_STATES = ['open', 'late', 'done', 'plain'] as const
export type ResolutionState = (typeof RESOLUTION_STATES)[number]

type Task = {
  readonly memberId: number | null
  readonly doer: string
  readonly dueOn: string | null
  readonly doneOn: string | null
}

/** A resolution nobody is to do anything about (an election, a report taken note of) waits for nothing. */
export function stateOf({ memberId, doer, dueOn, doneOn }: Task, today: string): ResolutionState {
  if (doneOn !== null) return 'done'
  if (memberId === null && doer === '' && dueOn === null) return 'plain'
  return dueOn !== null && dueOn < today ? 'late' : 'open'
}

/** '3/2026': how a resolution is called. */
export function numberOf({ number, year }: { readonly number: number; readonly year: number }): string {
  return `${number}/${year}`
}
