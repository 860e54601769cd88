import type { Movement, Storno } from './pairing.ts'

/**
 * The bank takes a movement back by another one of the same instruction with the opposite sign. Each is used
 * once, in the order of the bank, so that one refund of two equal movements cancels one of them.
 */
export function findStornos(movements: readonly Movement[]): readonly Storno[] {
  const inOrder = movements
    .filter(({ instructionId }) => instructionId)
    .toSorted((one, other) => one.id - other.id)
  const waiting = Map.groupBy(
    inOrder.filter(({ amount }) => amount > 0),
    keyOf,
  )
  return inOrder
    .filter(({ amount }) => amount < 0)
    .flatMap((storno) => {
      const cancelled = waiting.get(keyOf(storno))?.shift()
      return cancelled ? [{ movementId: storno.id, cancels: cancelled.id }] : []
    })
}

function keyOf({ instructionId, amount, currency }: Movement): string {
  return `${instructionId} ${Math.abs(amount)} ${currency}`
}
