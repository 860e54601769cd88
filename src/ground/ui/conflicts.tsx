import type { Conflict } from '../offline/use-kept-list.ts'
import { Button } from './button.tsx'
import { offlineWords } from './offline.words.ts'
import { useWords } from './use-words.ts'

type ConflictsProps = {
  readonly conflicts: readonly Conflict[]
  readonly nameOf: (memberId: number | null) => string | undefined
  readonly onUnderstood: (id: string) => void
}

/** What the house would not take, or somebody else noted otherwise: it stays until it was read. */
export function Conflicts({ conflicts, nameOf, onUnderstood }: ConflictsProps) {
  const say = useWords(offlineWords)
  if (conflicts.length === 0) return null
  return (
    <section
      aria-label={say('conflicts')}
      className="mb-3 rounded-panel bg-warning px-4 py-3 text-warning-ink"
    >
      <h2 className="font-display text-xl font-bold">{say('conflicts')}</h2>
      <div role="alert">
        <ul className="mt-1 grid gap-2">
          {conflicts.map(({ id, memberId, why }) => (
            <li key={id} className="flex items-center justify-between gap-3">
              <span>{say('refused', { name: nameOf(memberId) ?? say('someone'), why })}</span>
              <Button size="small" className="shrink-0" onClick={() => onUnderstood(id)}>
                {say('understood')}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
