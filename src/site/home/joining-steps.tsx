import type { ClubPart } from '../../club-parts.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { joiningWords } from './joining.words.ts'

/** The way into this club, as long as it is here. */
function stepsOf(off: readonly ClubPart[]) {
  const [noRitual, noPatches] = [off.includes('ritual'), off.includes('patches')]
  return [
    'application',
    'approval',
    ...(noRitual ? [] : [noPatches ? ('ritual' as const) : ('ritualAndPatch' as const)]),
    ...(noRitual && !noPatches ? (['frontPatch'] as const) : []),
    ...(noPatches ? [] : (['backPatch'] as const)),
  ] as const
}

/** `done` says how many steps the reader has behind him. */
export function JoiningSteps({ done = 0 }: { readonly done?: number }) {
  const say = useWords(joiningWords)
  const { off } = useClub()
  return (
    <ol className="grid gap-7">
      {stepsOf(off).map((step, index) => (
        <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className="font-display text-[2.75rem] leading-none font-bold text-eyebrow"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg font-semibold">
              {say(step)} {index < done && <Badge tone="success">{say('done')}</Badge>}
            </h3>
            <p className="text-muted">{say(`${step}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
