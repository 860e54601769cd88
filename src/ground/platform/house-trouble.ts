import type { Refusal } from '../../refusals.ts'

/**
 * Everybody's hands are full. No refusal: whoever takes a refusal for an answer (the bank cannot be read, this one cannot be
 * closed) would note down as decided what nobody has looked at.
 */
export class BusyHouse extends Error {}

/**
 * The house is in trouble (database, disk, a crowd), not what it was working on: the work waits and is taken up again,
 * and nobody is blamed. Told by what the error was made into for people: a row that is gone, or words nobody can store, will be so
 * the next time too.
 */
export function isHouseTrouble({ status, code }: Refusal): boolean {
  return status === 503 || status === 507 || code === 'too_busy'
}
