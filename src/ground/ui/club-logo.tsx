import { iconVersion } from '../platform/icon-version.ts'
import { classNames } from './class-names.ts'
import { useClub } from './use-club.ts'

const PLATES = {
  dark: 'dark:rounded-md dark:bg-white dark:p-0.5',
  light: 'rounded-md bg-stone-900 p-0.5 dark:bg-transparent dark:p-0',
  any: '',
} as const

/** The club's own logo; until it brings one, a neutral shield with its initials. */
export function ClubLogo({ className }: { readonly className?: string }) {
  const club = useClub()
  if (!club.logo) return <Shield shortName={club.shortName} className={className} />
  return (
    <img
      src={`/icons/logo.png?v=${iconVersion(club)}`}
      alt=""
      className={classNames('shrink-0 object-contain', PLATES[club.logo.tone], className)}
    />
  )
}

type ShieldProps = { readonly shortName: string; readonly className: string | undefined }

function Shield({ shortName, className }: ShieldProps) {
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
