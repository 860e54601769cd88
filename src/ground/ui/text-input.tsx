import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, useFieldControl } from './field.tsx'

type TextInputProps = ComponentProps<'input'> &
  ComponentProps<'textarea'> & { readonly rows?: number | undefined }

/** One line, or more when `rows` are given. */
export function TextInput({ rows, className, ...rest }: TextInputProps) {
  const control = useFieldControl()
  if (rows !== undefined)
    return (
      <textarea rows={rows} {...control} {...rest} className={classNames(CONTROL, 'py-2.5', className)} />
    )
  return (
    <input type="text" {...control} {...rest} className={classNames(CONTROL, 'h-12 md:h-10', className)} />
  )
}
