import { initials } from './initials.ts'

const SIZES = {
  small: 'avatar',
  normal: 'avatar is-normal',
  large: 'avatar is-large',
  huge: 'avatar is-huge',
} as const

type AvatarProps = {
  readonly firstName: string
  readonly lastName: string
  readonly photoUrl?: string | null | undefined
  readonly size?: keyof typeof SIZES
}

/** Always beside the name itself, so it says nothing to a screen reader. */
export function Avatar({ firstName, lastName, photoUrl, size = 'small' }: AvatarProps) {
  if (photoUrl) return <img src={photoUrl} alt="" loading="lazy" className={SIZES[size]} />
  return (
    <span aria-hidden="true" className={SIZES[size]}>
      {initials(firstName, lastName)}
    </span>
  )
}
