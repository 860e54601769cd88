import { Link } from '../../ground/ui/link.tsx'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { deskAddress } from './desk-address.ts'
import { People, StateBadge, textOf } from './movement-line.tsx'
import type { MovementState } from './movement-list.ts'
import type { ListedMovement } from './movements.server.ts'
import { movementWords } from './pairing.words.ts'

type Row = ListedMovement & { readonly state: MovementState }
type TableProps = { readonly movements: readonly Row[]; readonly base: string }

const CELL = 'border-b border-line px-4 py-3 align-top max-md:block max-md:border-0 max-md:px-0 max-md:py-0.5'

/** Every movement with whose it is; on a phone each row is a card. */
export function MovementTable({ movements, base }: TableProps) {
  const say = useWords(movementWords)
  return (
    <table
      aria-label={say('tableName')}
      className="w-full border-separate border-spacing-0 rounded-panel border border-line bg-panel text-left text-[0.9375rem] max-md:block max-md:border-0 max-md:bg-transparent"
    >
      <thead className="max-md:sr-only">
        <tr className="text-sm text-muted">
          {(['day', 'amount', 'payer', 'whose', 'state'] as const).map((column) => (
            <th
              key={column}
              scope="col"
              className={`border-b border-line px-4 py-3 font-medium ${column === 'amount' ? 'text-right' : ''}`}
            >
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:grid max-md:gap-3">
        {movements.map((movement) => (
          <MovementRow
            key={movement.id}
            movement={movement}
            open={deskAddress(base, { movement: movement.id })}
          />
        ))}
      </tbody>
    </table>
  )
}

function MovementRow({ movement, open }: { readonly movement: Row; readonly open: string }) {
  const say = useWords(movementWords)
  const language = useLanguage()
  const figures = moneyInWords(movement.amount, language, movement.currency)
  const day = dayInFigures(movement.bookedOn, language)
  return (
    <tr className="last:[&>td]:border-b-0 hover:bg-sunk/50 max-md:grid max-md:rounded-panel max-md:border max-md:border-line max-md:bg-panel max-md:p-4">
      <td className={`${CELL} figures whitespace-nowrap text-muted`}>{day}</td>
      <td className={`${CELL} figures font-semibold whitespace-nowrap md:text-right`}>
        <Link to={open} className="hover:underline" aria-label={say('openNamed', { amount: figures, day })}>
          {figures}
        </Link>
      </td>
      <td className={`${CELL} max-w-80`}>
        <p>{movement.payerName ?? <span className="text-muted">{say('unknownPayer')}</span>}</p>
        <p className="figures text-sm text-muted">
          {[movement.variableSymbol && say('symbol', { symbol: movement.variableSymbol }), textOf(movement)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </td>
      <td className={CELL}>{movement.amount > 0 ? <People people={movement.people} /> : null}</td>
      <td className={CELL}>
        <StateBadge state={movement.state} />
      </td>
    </tr>
  )
}
