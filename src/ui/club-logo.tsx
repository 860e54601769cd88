import { classNames } from './class-names.ts'

/** A neutral shield with the club's initials, until the club brings its own logo. */
export function ClubLogo({
  shortName,
  className,
}: {
  readonly shortName: string
  readonly className?: string
}) {
  const letters = shortName.slice(0, 4)
  return (
    <svg aria-hidden="true" viewBox="0 0 32 36" className={classNames('shrink-0', className)}>
      <path
        className="fill-primary-400"
        d="M16 0 31.6 5.2 29.4 26 16 36 2.6 26 .4 5.2Z"
        strokeLinejoin="round"
      />
      <text
        x="16"
        y="23.4"
        textAnchor="middle"
        className="fill-stone-900 font-display font-bold"
        fontSize={LETTER_SIZES[letters.length] ?? 17}
      >
        {letters}
      </text>
    </svg>
  )
}

const LETTER_SIZES: Readonly<Record<number, number>> = { 3: 14, 4: 11.5 }
