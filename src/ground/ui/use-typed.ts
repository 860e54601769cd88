import { type ChangeEvent, useCallback, useState } from 'react'

type TextField = HTMLInputElement | HTMLSelectElement

/** What stands in a field, also what was written into it before the page was awake. */
export function useTyped<Field extends TextField>() {
  const [typed, setTyped] = useState('')
  const ref = useCallback((field: Field | null) => setTyped(field?.value ?? ''), [])
  const onChange = useCallback(({ target }: ChangeEvent<Field>) => setTyped(target.value), [])
  return { typed, field: { ref, onChange } }
}
