import { Link } from '../../ground/ui/link.tsx'
import { ButtonLink } from '../../ground/ui/button.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { moneyInWords } from '../../ground/values/money.ts'
import { MovementLine } from './movement-line.tsx'
import { decisionWords, movementWords } from './pairing.words.ts'
import { AcceptForm, Reasons, RefuseForm, SuggestedFor } from './suggestion.tsx'
import type { WaitingMovement } from './suggestions.server.ts'

type RowProps = {
  readonly movement: WaitingMovement
  readonly open: string
  readonly action: string
}

/** One movement and the likeliest answer, decided in place; the rest is behind the link. */
export function WaitingRow({ movement, open, action }: RowProps) {
  const say = useWords(decisionWords)
  const sayMovement = useWords(movementWords)
  const language = useLanguage()
  const [first, ...others] = movement.suggestions
  const { amount, currency, payerName } = movement
  // Said among many like it, it says whose money it is about.
  const named = (act: string) => ({
    children: act,
    'aria-label': say('actNamed', {
      act,
      amount: moneyInWords(amount, language, currency),
      payer: payerName ?? sayMovement('unknownPayer'),
    }),
  })
  return (
    <li className="grid gap-x-5 gap-y-3 border-t border-line p-5 md:grid-cols-[minmax(0,5fr)_auto_minmax(0,6fr)_14.5rem] md:items-center md:px-6">
      <MovementLine movement={movement} open={open} />
      <span aria-hidden="true" className="text-xl text-muted max-md:hidden">
        →
      </span>
      <div className="min-w-0">
        {first ? (
          <>
            <SuggestedFor suggestion={first} />
            <Reasons suggestion={first} />
            <p className="mt-2 text-sm">
              <Link
                to={open}
                className="link"
                {...named(others.length > 0 ? say('other', { count: others.length }) : say('byHand'))}
              />
            </p>
          </>
        ) : (
          <p className="text-[0.9375rem] text-muted">{say('noSuggestion')}</p>
        )}
      </div>
      <div className="flex items-end gap-2 md:justify-end">
        {first && first.key !== 'aside' && (
          <AcceptForm movement={movement} suggestion={first} action={action} isMain />
        )}
        {first && <RefuseForm movement={movement} suggestion={first} action={action} />}
        {(!first || first.key === 'aside') && (
          <ButtonLink to={open} size="small" className="max-md:flex-1" {...named(say('decide'))} />
        )}
      </div>
    </li>
  )
}
