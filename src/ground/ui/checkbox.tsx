import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  readonly error?: string | null | undefined
} & (
    | { readonly label: ReactNode; readonly hideLabel?: false }
    /** For a box whose meaning is clear from its row: the label is only read aloud. */
    | { readonly label: string; readonly hideLabel: true }
  )

export function Checkbox({ label, error, hideLabel, className, ...rest }: CheckboxProps) {
  const errorId = useId()
  return (
    <div className={className}>
      <label className="tick">
        <span>
          <input
            type="checkbox"
            aria-label={hideLabel ? label : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? errorId : undefined}
            {...rest}
          />
          {/* A box that is told what to show needs the mark only then. */}
          {rest.checked !== false && <Icon name="check" />}
        </span>
        {!hideLabel && <span>{label}</span>}
      </label>
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}
