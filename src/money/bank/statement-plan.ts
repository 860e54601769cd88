import { countAlike, fileKey, fingerprint, isFileKey } from './fingerprint.ts'
import type { Movement } from './movement.ts'
import type { NumberedMovement } from './movements.server.ts'

type Stored = Pick<Movement, 'bookedOn' | 'amount' | 'counterAccount' | 'variableSymbol'> & {
  readonly bankId: string
}

export type StatementPlan = {
  readonly fresh: readonly NumberedMovement[]
  readonly known: readonly Movement[]
}

/**
 * What of a file is new. The bank's number decides where there is one; where there is none, as many movements alike as
 * are booked already are taken for those. So a file twice, or one that overlaps with the bank, adds nothing twice.
 */
export function planStatement(movements: readonly Movement[], stored: readonly Stored[]): StatementPlan {
  const ids = new Set(stored.map(({ bankId }) => bankId))
  const nameless = countAlike(stored.filter(({ bankId }) => isFileKey(bankId)))
  const alike = countAlike(stored)
  const seen = new Map<string, number>()
  const fresh: NumberedMovement[] = []
  const known: Movement[] = []
  for (const movement of movements) {
    const print = fingerprint(movement)
    if (movement.bankId === null) {
      const ordinal = (seen.get(print) ?? 0) + 1
      seen.set(print, ordinal)
      if (ordinal <= (alike.get(print) ?? 0)) known.push(movement)
      else fresh.push({ ...movement, bankId: fileKey(movement, ordinal) })
    } else if (ids.has(movement.bankId)) known.push(movement)
    else {
      ids.add(movement.bankId)
      const waiting = nameless.get(print) ?? 0
      nameless.set(print, waiting - 1)
      if (waiting > 0) known.push(movement)
      else fresh.push({ ...movement, bankId: movement.bankId })
    }
  }
  return { fresh, known }
}
