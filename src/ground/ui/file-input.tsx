import type { ChangeEvent } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL, useFieldControl } from './field.tsx'

type FileInputProps = {
  readonly accept: string
  readonly largest: number
  readonly tooLarge: string
}

/** One file; says at once what the server would say only after it has arrived. */
export function FileInput({ accept, largest, tooLarge }: FileInputProps) {
  const control = useFieldControl()
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const size = currentTarget.files?.[0]?.size ?? 0
    currentTarget.setCustomValidity(size > largest ? tooLarge : '')
    currentTarget.reportValidity()
  }
  return (
    <input
      {...control}
      type="file"
      name="file"
      required
      accept={accept}
      onChange={check}
      className={classNames(
        CONTROL,
        'h-auto cursor-pointer py-2 file:mr-4 file:h-8 file:cursor-pointer file:rounded-md file:border-0 file:bg-sunk file:px-3 file:font-semibold file:text-ink',
      )}
    />
  )
}
