import { Link } from '../../ground/ui/link.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { generateWords } from '../fees/fees.words.ts'

type PeriodLinksProps = {
  readonly years: readonly number[]
  readonly period: number
  readonly to: (period: number) => string
}

/** Around this year: the coming one can be asked for before it begins. */
export const yearsAround = (year: number) => [year - 1, year, year + 1]

/** The year the fees are for. */
export function PeriodLinks({ years, period, to }: PeriodLinksProps) {
  const say = useWords(generateWords)
  return (
    <nav aria-label={say('period')} className="mb-4 flex flex-wrap items-center gap-2">
      <span className="mr-1 text-muted">{say('period')}</span>
      {years.map((one) => (
        <Link
          key={one}
          to={to(one)}
          preventScrollReset
          aria-current={one === period ? 'page' : undefined}
          className={classNames(
            'figures inline-flex h-10 items-center rounded-full border px-3.5 font-medium md:h-9',
            one === period
              ? 'border-primary-400 bg-primary-100 text-stone-900'
              : 'border-line bg-panel hover:border-edge dark:border-stone-700',
          )}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}
