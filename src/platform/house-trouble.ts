import { Refusal } from '../refusals.ts'

/**
 * The house is in trouble (database, disk, a crowd), not what it was working on: the work waits and is taken up again,
 * and nobody is blamed. `told` is what the error was made into for people.
 */
export function isHouseTrouble(error: unknown, told: Refusal): boolean {
  return error instanceof Refusal ? told.status === 503 || told.status === 507 : told.code !== 'unexpected'
}
