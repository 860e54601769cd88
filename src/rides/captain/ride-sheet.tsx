import { Button } from '../../ground/ui/button.tsx'
import { Sheet } from '../../ground/ui/sheet.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../../people/members/member.ts'
import { captainWords } from './captain.words.ts'
import type { RideRider } from './ride.ts'

type RideSheetProps = {
  readonly rider: RideRider
  readonly onUndo: () => void
  readonly onClose: () => void
}

/** Everything else about one rider, and the way back from a wrong tick. */
export function RideSheet({ rider, onUndo, onClose }: RideSheetProps) {
  const say = useWords(captainWords)
  const { nickname, motorcycle, passengers, note, phone, hereAt } = rider
  const name = listName(rider)
  const under = [
    nickname && `„${nickname}“`,
    passengers > 0 && say('withCount', { count: passengers }),
    motorcycle,
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
      {hereAt !== null && (
        <Button aria-label={say('undoNamed', { name })} onClick={onUndo}>
          {say('undo')}
        </Button>
      )}
    </Sheet>
  )
}
