import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type FuelStop, type Leg, MOST_STOPS } from '../events/fuel.ts'
import { fuelPanelWords } from './fuel-panel.words.ts'

const names = (index: number) => ({ km: `km.${index}`, place: `place.${index}` })
export const FUEL_FIELDS = Array.from({ length: MOST_STOPS }, (_, index) =>
  Object.values(names(index)),
).flat()

type Fuel = {
  readonly riders: number
  /** Of them; nobody asks them about their motorcycles. */
  readonly guests: number
  readonly known: number
  readonly leastKm: number | null
  readonly lengthKm: number | null
  readonly stops: readonly FuelStop[]
  readonly marks: readonly number[]
  readonly tooLong: Leg | null
}

type Fault = {
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly values?: Readonly<Record<string, string>> | undefined
}

type FuelPanelProps = { readonly id: number; readonly fuel: Fuel; readonly fault: Fault | undefined }

/** Where the ride fills up: what the machine counts from the smallest tank, and what the captain says. */
export function FuelPanel({ id, fuel, fault }: FuelPanelProps) {
  const say = useWords(fuelPanelWords)
  const { riders, guests, known, leastKm, lengthKm, stops, marks, tooLong } = fuel
  const lines = linesOf(fuel, fault)
  const isTaken = stops.length > 0
  return (
    <Panel title={say('title')}>
      <div className="grid max-w-2xl gap-2 text-pretty">
        <p>
          {lengthKm === null
            ? say('noRoute')
            : leastKm === null
              ? say('noRange')
              : say(marks.length === 0 ? 'enough' : 'smallest', { leastKm, lengthKm })}
        </p>
        {riders > 0 && (
          <p className="text-sm text-muted">
            {say('known', { known, riders })} {guests > 0 && say('guests', { count: guests })}
          </p>
        )}
        {tooLong && (
          <p role="alert" className="font-semibold text-danger">
            {say('tooLong', tooLong)}
          </p>
        )}
      </div>
      <Form method="post" action={`/akce/${id}/skupiny`} preventScrollReset className="mt-4 grid gap-3">
        {lines.map(({ km, place }, index) => (
          <fieldset
            key={names(index).km}
            className="grid grid-cols-[6rem_1fr] items-start gap-3 md:max-w-2xl"
          >
            <legend className="sr-only">{say('stop', { number: index + 1 })}</legend>
            <Field label={say('km')} error={fault?.fields?.[`stops.${index}.km`]}>
              <TextInput name={names(index).km} defaultValue={km} inputMode="numeric" maxLength={4} />
            </Field>
            <Field label={say('place')} error={fault?.fields?.[`stops.${index}.place`]}>
              <TextInput name={names(index).place} defaultValue={place} maxLength={80} autoComplete="off" />
            </Field>
          </fieldset>
        ))}
        <p className="text-sm text-muted">{say('hint')}</p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="fuel" className="max-md:w-full">
            {say('save')}
          </Button>
          {isTaken && marks.length > 0 && (
            <Button type="submit" name="intent" value="marks" variant="quiet" className="max-md:w-full">
              {say('again')}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  )
}

/** What was just written, else what is stored, else what the machine proposes; and an empty line for one more. */
function linesOf({ stops, marks }: Fuel, fault: Fault | undefined) {
  const written = Array.from({ length: MOST_STOPS }, (_, index) => ({
    km: fault?.values?.[names(index).km] ?? '',
    place: fault?.values?.[names(index).place] ?? '',
  })).filter(({ km, place }) => km !== '' || place !== '')
  const stored = stops.map(({ km, place }) => ({ km: String(km), place: place ?? '' }))
  const proposed = marks.map((km) => ({ km: String(km), place: '' }))
  const lines = [written, stored, proposed].find((some) => some.length > 0) ?? []
  return [...lines, { km: '', place: '' }].slice(0, MOST_STOPS)
}
