import { Refusal } from '../../refusals.ts'

/**
 * The house is in trouble (database, disk, a crowd), not what it was working on: the work waits and is taken up again,
 * and nobody is blamed. `told` is what the error was made into for people.
 */
export function isHouseTrouble(error: unknown, told: Refusal): boolean {
  if (!(error instanceof Refusal)) return told.code !== 'unexpected'
  return told.status === 503 || told.status === 507 || told.code === 'too_busy'
}
