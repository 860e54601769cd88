import { useEffect, useRef } from 'react'
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
          <Box key={option.value} name={name} option={option} isChosen={chosen.includes(option.value)} />
        ))}
      </fieldset>
    </FilterMenu>
  )
}

type GroupsProps = Pick<ChoiceProps, 'label' | 'name'> & {
  readonly chosen: readonly string[]
  readonly groups: readonly Pick<ChoiceProps, 'label' | 'options'>[]
}

/** Several at once of several things, each under its name. */
export function BoxGroups({ label, name, chosen, groups }: GroupsProps) {
  return (
    <FilterMenu label={label} count={chosen.length}>
      <div className="grid max-h-[60vh] gap-4 overflow-y-auto">
        {groups.map((group) => (
          <fieldset key={group.options[0]?.value ?? group.label} className="grid gap-1.5">
            <legend className="mb-1 text-sm font-semibold wrap-anywhere">{group.label}</legend>
            {group.options.map((option) => (
              <Box key={option.value} name={name} option={option} isChosen={chosen.includes(option.value)} />
            ))}
          </fieldset>
        ))}
      </div>
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
          <Radio key={option.value} name={name} option={option} isChosen={option.value === value} />
        ))}
      </fieldset>
    </FilterMenu>
  )
}

type OneProps = { readonly name: string; readonly option: Option; readonly isChosen: boolean }

function Box({ name, option, isChosen }: OneProps) {
  return (
    <Checkbox
      ref={useFollowed(isChosen)}
      name={name}
      value={option.value}
      label={option.label}
      defaultChecked={isChosen}
    />
  )
}

function Radio({ name, option, isChosen }: OneProps) {
  return (
    <label className="radio">
      <input
        ref={useFollowed(isChosen)}
        type="radio"
        name={name}
        value={option.value}
        defaultChecked={isChosen}
      />
      {option.label}
    </label>
  )
}

/** A filter taken away by its chip is unticked here too, while the menu stays open and the focus where it was. */
function useFollowed(isChosen: boolean) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (input.current) input.current.checked = isChosen
  }, [isChosen])
  return input
}
