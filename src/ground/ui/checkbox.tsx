import { type ComponentProps, type ReactNode, useId } from 'react'
import Check from 'lucide-react/icons/check'
import { classNames } from './class-names.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly label: ReactNode
  readonly error?: string | null | undefined
  /** For a box whose meaning is clear from its row: the label is only read aloud. */
  readonly hideLabel?: boolean | undefined
}

export function Checkbox({ label, error, hideLabel = false, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="inline-flex cursor-pointer items-start gap-3 py-1.5 md:py-0.5">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...rest}
            className="peer absolute inset-0 size-5 cursor-pointer appearance-none rounded-md border border-edge bg-panel checked:border-primary-500 checked:bg-primary-400 hover:border-ink aria-invalid:border-red-600"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3.5}
            className="pointer-events-none relative hidden size-3.5 text-stone-900 peer-checked:block"
          />
        </span>
        <span className={classNames(hideLabel && 'sr-only')}>{label}</span>
      </label>
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}
