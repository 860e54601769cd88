import { classNames } from './class-names.ts'

type ButtonVariant = 'primary' | 'outline' | 'danger' | 'quiet'
type ButtonSize = 'small' | 'normal' | 'large'

const BASE =
  'relative inline-flex items-center justify-center gap-2 overflow-hidden rounded-lg border font-semibold whitespace-nowrap select-none transition-colors duration-150 cursor-pointer aria-disabled:cursor-default disabled:cursor-default disabled:opacity-50 [&>svg]:size-4.5 [&>svg]:shrink-0'

const VARIANTS: Readonly<Record<ButtonVariant, string>> = {
  primary:
    'border-primary-500 bg-primary-400 text-stone-900 hover:bg-primary-300 active:bg-primary-500 dark:border-primary-400',
  outline: 'border-line bg-panel text-ink hover:border-edge active:bg-sunk dark:border-stone-700',
  danger: 'border-red-700 bg-red-700 text-white hover:border-red-800 hover:bg-red-800 active:bg-red-900',
  quiet: 'border-transparent text-ink hover:bg-sunk active:bg-line',
}

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'h-10 px-3 text-sm md:h-8',
  normal: 'h-12 px-4.5 text-base md:h-10 md:px-4 md:text-[0.9375rem]',
  large: 'h-13 px-6 text-[1.0625rem]',
}

export type ButtonLook = {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly className?: string | undefined
}

export function buttonClass({ variant = 'outline', size = 'normal', className }: ButtonLook): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className)
}
