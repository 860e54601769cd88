import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'outline' | 'danger' | 'quiet'
type ButtonSize = 'small' | 'normal' | 'large'

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly className?: string | undefined
}

export function buttonClass({ variant = 'outline', size = 'normal', className }: ButtonLook): string {
  // The one that stands in every row of a list: fifty times three words are read by nobody.
  if (variant === 'outline' && size === 'small') return classNames('button-row', className)
  return classNames(`button button-${variant} button-${size}`, className)
}
