import { classNames } from './class-names.ts'
import { initials } from './initials.ts'

const SIZES = {
  small: 'size-9 text-[0.8125rem]',
  normal: 'size-11 text-[0.9375rem]',
  large: 'size-20 text-2xl',
} as const

type AvatarProps = {
  readonly firstName: string
  readonly lastName: string
  readonly photoUrl?: string | null | undefined
  readonly size?: keyof typeof SIZES
}

/** Always beside the name itself, so it says nothing to a screen reader. */
export function Avatar({ firstName, lastName, photoUrl, size = 'small' }: AvatarProps) {
  const look = classNames(
    'shrink-0 rounded-full bg-stone-200 text-stone-700 dark:bg-stone-700 dark:text-stone-100',
    SIZES[size],
  )
  if (photoUrl)
    return <img src={photoUrl} alt="" loading="lazy" className={classNames(look, 'object-cover')} />
  return (
    <span aria-hidden="true" className={classNames(look, 'inline-grid place-items-center font-semibold')}>
      {initials(firstName, lastName)}
    </span>
  )
}
