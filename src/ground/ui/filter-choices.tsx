import { Checkbox } from './checkbox.tsx'
import { FilterMenu } from './filter-menu.tsx'

type Option = { readonly value: string; readonly label: string }
type ChoiceProps = { readonly label: string; readonly name: string; readonly options: readonly Option[] }

/** Several at once. */
export function Boxes({
  label,
  name,
  chosen,
  options,
}: ChoiceProps & { readonly chosen: readonly string[] }) {
  return (
    <FilterMenu label={label} count={chosen.length}>
      <fieldset className="grid gap-1.5">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            label={option.label}
            defaultChecked={chosen.includes(option.value)}
          />
        ))}
      </fieldset>
    </FilterMenu>
  )
}

type RadiosProps = ChoiceProps & {
  readonly value: string
  /** Some choice is always made, an order for instance; it narrows nothing, so it is not counted. */
  readonly isAlwaysChosen?: true
}

/** One of them. */
export function Radios({ label, name, value, options, isAlwaysChosen }: RadiosProps) {
  return (
    <FilterMenu label={label} count={value && !isAlwaysChosen ? 1 : 0}>
      <fieldset className="grid gap-1.5">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className="radio">
            <input type="radio" name={name} value={option.value} defaultChecked={option.value === value} />
            {option.label}
          </label>
        ))}
      </fieldset>
    </FilterMenu>
  )
}
