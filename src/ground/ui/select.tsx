import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { classNames } from './class-names.ts'
import { CONTROL, useFieldControl } from './field.tsx'

type Option = { readonly value: string; readonly label: string }

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { readonly options: readonly Option[] }

/** The phone's own list: thumb-sized, and it works before JavaScript does. */
export function Select({ options, className, ...rest }: SelectProps) {
  const control = useFieldControl()
  return (
    <div className={classNames('relative', className)}>
      <select
        {...control}
        {...rest}
        className={classNames(CONTROL, 'h-12 cursor-pointer appearance-none pr-10 md:h-10')}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-5 text-muted"
      />
    </div>
  )
}
