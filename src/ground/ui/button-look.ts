import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'outline' | 'danger' | 'quiet'
type ButtonSize = 'small' | 'normal' | 'large'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary: 'button button-primary',
  outline: 'button button-outline',
  danger: 'button button-danger',
  quiet: 'button button-quiet',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'button-small',
  normal: 'button-normal',
  large: 'button-large',
}

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly className?: string | undefined
}

export function buttonClass({ variant = 'outline', size = 'normal', className }: ButtonLook): string {
  // The one that stands in every row of a list: fifty times three words are read by nobody.
  if (variant === 'outline' && size === 'small') return classNames('button-row', className)
  return classNames(VARIANTS[variant], SIZES[size], className)
}
