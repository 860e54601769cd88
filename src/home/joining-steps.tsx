import { Badge } from '../ui/badge.tsx'
import { useWords } from '../ui/use-words.ts'
import { joiningWords } from './joining.words.ts'

const STEPS = [1, 2, 3, 4] as const

/** `done` says how many steps the reader has behind him. */
export function JoiningSteps({ done = 0 }: { readonly done?: number }) {
  const say = useWords(joiningWords)
  return (
    <ol className="grid gap-7">
      {STEPS.map((step) => (
        <li key={step} className="grid grid-cols-[2.5rem_1fr] gap-x-3">
          <span
            aria-hidden="true"
            className="font-display text-[2.75rem] leading-none font-bold text-eyebrow"
          >
            {step}
          </span>
          <div>
            <h3 className="text-lg font-semibold">
              {say(`step${step}`)} {step <= done && <Badge tone="success">{say('done')}</Badge>}
            </h3>
            <p className="text-muted">{say(`step${step}Text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
