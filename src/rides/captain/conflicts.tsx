import { Button } from '../../ground/ui/button.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { listName } from '../../people/members/member.ts'
import { captainWords } from './captain.words.ts'
import type { RideRider } from './ride.ts'
import type { Conflict } from './use-ride.ts'

type ConflictsProps = {
  readonly conflicts: readonly Conflict[]
  readonly riders: readonly RideRider[]
  readonly onUnderstood: (id: string) => void
}

/** What the house would not take, or somebody else noted otherwise: it stays until it was read. */
export function Conflicts({ conflicts, riders, onUnderstood }: ConflictsProps) {
  const say = useWords(captainWords)
  if (conflicts.length === 0) return null
  return (
    <section
      aria-label={say('conflicts')}
      className="mb-3 rounded-panel bg-warning px-4 py-3 text-warning-ink"
    >
      <h2 className="font-display text-xl font-bold">{say('conflicts')}</h2>
      <ul role="alert" className="mt-1 grid gap-2">
        {conflicts.map(({ id, memberId, why }) => {
          const rider = riders.find((one) => one.id === memberId)
          const name = rider ? listName(rider) : say('someone')
          return (
            <li key={id} className="flex items-center justify-between gap-3">
              <span>{say('refused', { name, why })}</span>
              <Button size="small" onClick={() => onUnderstood(id)}>
                {say('understood')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
