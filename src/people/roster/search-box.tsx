import Search from 'lucide-react/icons/search'
import { useEffect, useRef } from 'react'
import { classNames } from '../../ground/ui/class-names.ts'
import { CONTROL } from '../../ground/ui/field.tsx'

type SearchBoxProps = { readonly value: string; readonly label: string }

export function SearchBox({ value, label }: SearchBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // A cleared filter clears the box as well; what is being typed is left alone.
    if (box.current && document.activeElement !== box.current) box.current.value = value
  }, [value])
  return (
    <div className="relative min-w-0 flex-1 md:max-w-80 md:min-w-48">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto md:left-3 size-5 text-muted"
      />
      <input
        ref={box}
        type="search"
        name="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={200}
        autoComplete="off"
        data-search-box
        className={classNames(CONTROL, 'h-12 border-line pr-3 pl-9 text-ellipsis md:h-10 md:pr-11 md:pl-10')}
      />
      <kbd
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto hidden h-6 items-center rounded-md bg-sunk px-2 font-sans text-sm text-muted md:inline-flex"
      >
        /
      </kbd>
    </div>
  )
}
