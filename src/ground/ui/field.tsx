import { createContext, type ReactNode, useContext, useId, useMemo } from 'react'

type FieldControl = {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

const FieldContext = createContext<FieldControl | null>(null)

type FieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly error?: string | null | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A label, one control (TextInput, PasswordInput, Select) and what is to be said about it. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : null
  const errorId = error ? `${id}-error` : null
  const control = useMemo(() => wire(id, errorId, hintId), [id, errorId, hintId])
  return (
    <div className={className}>
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {errorId && <FieldError id={errorId} text={error} />}
      {hintId && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

function wire(id: string, errorId: string | null, hintId: string | null): FieldControl {
  return {
    id,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': errorId ? true : undefined,
  }
}

function FieldError({ id, text }: { readonly id: string; readonly text: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 text-sm font-medium text-danger-ink">
      {text}
    </p>
  )
}

/** Ties a control to the Field around it. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {}
}

export const CONTROL = 'control'
