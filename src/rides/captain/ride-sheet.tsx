import { Button } from '../../ground/ui/button.tsx'
import { Sheet } from '../../ground/ui/sheet.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { listName } from '../../people/members/member.ts'
import { captainWords } from './captain.words.ts'
import type { RideRider } from './ride.ts'
import { quoted } from '../../ground/values/quoted.ts'

type RideSheetProps = {
  readonly rider: RideRider
  readonly onUndo: () => void
  readonly onAway: () => void
  readonly onCash: (amount: number) => void
  readonly onClose: () => void
}

/** Everything else about one rider, and the way back from a wrong tick. */
export function RideSheet({ rider, onUndo, onAway, onCash, onClose }: RideSheetProps) {
  const say = useWords(captainWords)
  const { nickname, motorcycle, passengers, pillions, point, group, part, note, phone } = rider
  const { owes, cash, hereAt, homeAt } = rider
  const language = useLanguage()
  const name = listName(rider)
  const under = [
    nickname && quoted(nickname, language),
    passengers > 0 && [say('withCount', { count: passengers }), pillions].filter(Boolean).join(' '),
    motorcycle,
    group !== null && say(part ? `${part}Of` : 'inGroup', { number: group }),
    point,
  ]
  return (
    <Sheet title={name} note={under.filter(Boolean).join(' · ')} onClose={onClose}>
      {note && <p>{note}</p>}
      {phone && (
        <a
          href={`tel:${phone.replace(/\s/g, '')}`}
          aria-label={say('callNamed', { name })}
          className="button button-outline button-normal figures"
        >
          {phone}
        </a>
      )}
      {cash > 0 && <p className="figures">{say('cashTaken', { amount: moneyInWords(cash, language) })}</p>}
      {owes > 0 && (
        <div>
          <Button variant="primary" className="w-full" onClick={() => onCash(owes)}>
            {say('cash', { amount: moneyInWords(owes, language) })}
          </Button>
          <p className="mt-2 text-sm text-muted">{say('cashNote')}</p>
        </div>
      )}
      {homeAt !== null && (
        <Button aria-label={say('notHomeNamed', { name })} onClick={onAway}>
          {say('notHome')}
        </Button>
      )}
      {hereAt !== null && homeAt === null && (
        <Button aria-label={say('undoNamed', { name })} onClick={onUndo}>
          {say('undo')}
        </Button>
      )}
    </Sheet>
  )
}
