import { classNames } from '../../ground/ui/class-names.ts'

type ShownChipsProps<Shown extends string> = {
  readonly label: string
  readonly chips: readonly { readonly value: Shown; readonly label: string }[]
  readonly chosen: Shown
  readonly onChoose: (shown: Shown) => void
}

/** Which of the people; without JavaScript each is an address. */
export function ShownChips<Shown extends string>({ label, chips, chosen, onChoose }: ShownChipsProps<Shown>) {
  return (
    <nav aria-label={label} className="flex gap-2 overflow-x-auto py-0.5">
      {chips.map(({ value, label: text }) => (
        <a
          key={value}
          href={`?ukaz=${value}`}
          data-awake=""
          aria-current={value === chosen || undefined}
          className={classNames(
            'chip figures',
            value === chosen
              ? 'border-primary-500 bg-primary-400 text-stone-900'
              : 'border-line bg-panel dark:border-stone-700',
          )}
          onClick={(event) => {
            event.preventDefault()
            onChoose(value)
          }}
        >
          {text}
        </a>
      ))}
    </nav>
  )
}
