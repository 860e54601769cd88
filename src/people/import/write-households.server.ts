import { joinHouseholds } from '../../money/households/change-household.server.ts'
import { Refusal } from '../../refusals.ts'
import type { Db } from '../../tables.ts'
import type { Changes } from './plan.ts'
import type { Payer } from './known-card.ts'

type Line = {
  readonly line: number
  readonly memberId: number
  readonly number: number
  readonly after: Changes
  readonly payer: Payer | undefined
}

/** People come together as the file says. What is kept of a line names who pays by his number, as the card does. */
export async function writeHouseholds<One extends Line>(
  tx: Db,
  lines: readonly One[],
  actorId: number,
): Promise<readonly One[]> {
  const joining = lines.filter(({ payer }) => payer !== undefined)
  if (joining.length === 0) return lines.map(withoutLabel)
  const byLine = new Map(lines.map(({ line, number }) => [line, number]))
  const numberOf = (payer: Payer) => ('number' in payer ? payer.number : byLine.get(payer.line))
  const done = lines.map((line) => {
    const household = line.payer && numberOf(line.payer)
    return household === undefined ? withoutLabel(line) : { ...line, after: { ...line.after, household } }
  })
  const people = done.flatMap(({ memberId, after: { household } }) =>
    typeof household === 'number' ? [{ memberId, payerNumber: household }] : [],
  )
  if (!(await joinHouseholds(tx, people, actorId))) throw new Refusal('plan_changed')
  return done
}

/** The word in the file is nobody's household by itself. */
function withoutLabel<One extends Line>(line: One): One {
  const { household: _label, ...after } = line.after
  return { ...line, after }
}
