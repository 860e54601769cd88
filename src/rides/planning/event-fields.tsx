import { useState } from 'react'
import { eventWords } from '../events/event.words.ts'
import { EVENT_KINDS, KIND_WORDS, MOST_POINTS } from '../events/event.ts'
import { LARGEST_GPX } from '../events/gpx.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { editWords } from './edit.words.ts'
import type { EventForm } from './event-form.ts'

export type EventFieldsProps = {
  readonly values: EventForm
  /** What is wrong, by the field's name. */
  readonly faults: Readonly<Record<string, string>>
  readonly divisions: readonly { readonly id: number; readonly name: string }[]
  readonly leaders: readonly string[]
  /** The route it has now, in words. */
  readonly route: string | null
  readonly isCopy: boolean
}

type TextName = Exclude<
  keyof typeof editWords,
  'savedTold' | 'cancelText' | 'pointNumber' | 'routeNow' | 'routeCopied' | 'sharePart' | 'quotaFor'
>

type TextFieldProps = Pick<EventFieldsProps, 'values' | 'faults'> & {
  readonly name: string
  readonly label: TextName
  readonly hint?: TextName
  readonly input?: object
}

export function TextField({ name, label, hint, values, faults, input }: TextFieldProps) {
  const say = useWords(editWords)
  return (
    <Field label={say(label)} hint={hint && say(hint)} error={faults[name]}>
      <TextInput name={name} defaultValue={values[name] ?? ''} autoComplete="off" {...input} />
    </Field>
  )
}

export const MOMENT = { type: 'datetime-local' }

/** What, when and where: all that a new event needs. */
export function Basics(props: EventFieldsProps) {
  return (
    <Panel>
      <div className="grid gap-4 md:grid-cols-2">
        <div className="md:col-span-2">
          <TextField {...props} name="title" label="title" input={{ required: true, maxLength: 200 }} />
        </div>
        <TextField {...props} name="startsAt" label="startsAt" input={{ ...MOMENT, required: true }} />
        <TextField {...props} name="endsAt" label="endsAt" input={MOMENT} />
        <div className="md:col-span-2">
          <TextField {...props} name="place" label="place" input={{ maxLength: 200 }} />
        </div>
      </div>
    </Panel>
  )
}

/** Is there something to be seen in a part: what was written, or what is wrong with it? */
export function isTold({ values, faults }: EventFieldsProps, ...names: readonly string[]): boolean {
  return names.some((name) => values[name] || faults[name])
}

export function About(props: EventFieldsProps) {
  const { values, faults, leaders } = props
  const say = useWords(editWords)
  const sayKind = useWords(eventWords)
  const kind = EVENT_KINDS.find((one) => one === values.kind) ?? 'ride'
  const seenBy = say(
    values.visibility === 'guests'
      ? 'visGuests'
      : values.visibility === 'public'
        ? 'visPublic'
        : 'visMembers',
  )
  return (
    <FoldPanel
      title={say('basics')}
      note={`${sayKind(KIND_WORDS[kind])} · ${seenBy}`}
      isOpen={['kind', 'visibility', 'leader', 'mapUrl'].some((name) => faults[name])}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={say('kind')} error={faults.kind}>
          <Select
            name="kind"
            defaultValue={values.kind ?? 'ride'}
            options={EVENT_KINDS.map((one) => ({ value: one, label: sayKind(KIND_WORDS[one]) }))}
          />
        </Field>
        <Field label={say('visibility')} error={faults.visibility}>
          <Select
            name="visibility"
            defaultValue={values.visibility ?? 'members'}
            options={[
              { value: 'members', label: say('visMembers') },
              { value: 'public', label: say('visPublic') },
              { value: 'guests', label: say('visGuests') },
            ]}
          />
        </Field>
        <div>
          <TextField
            {...props}
            name="leader"
            label="leader"
            hint="leaderHint"
            input={{ list: 'leaders', maxLength: 250 }}
          />
          <datalist id="leaders">
            {leaders.map((leader) => (
              <option key={leader} value={leader} />
            ))}
          </datalist>
        </div>
        <TextField
          {...props}
          name="mapUrl"
          label="mapUrl"
          hint="mapUrlHint"
          input={{ type: 'url', maxLength: 2000 }}
        />
        <div className="md:col-span-2">
          <TextField {...props} name="bring" label="bring" hint="bringHint" input={{ maxLength: 500 }} />
        </div>
      </div>
    </FoldPanel>
  )
}

/** Without JavaScript there is a line for every division and one more; with it, as many as one adds. */
export function MeetingPointFields({ values, faults, divisions }: EventFieldsProps) {
  const say = useWords(editWords)
  const written = Object.keys(values).filter((name) => /^point\.\d+\.at$/.test(name)).length
  const [lines, setLines] = useState(Math.min(MOST_POINTS, Math.max(divisions.length, written + 1)))
  const options = [
    { value: '', label: say('everybody') },
    ...divisions.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
  return (
    <FoldPanel
      title={say('meeting')}
      isOpen={written > 0 || Object.keys(faults).some((name) => name.startsWith('meetingPoints'))}
    >
      <p className="mb-4 text-muted">{say('meetingHint')}</p>
      <div className="grid gap-5">
        {Array.from({ length: lines }, (_, index) => (
          <fieldset
            key={index}
            className="grid gap-3 border-t border-line pt-4 first:border-0 first:pt-0 sm:grid-cols-2 xl:grid-cols-[10rem_13.5rem_1fr]"
          >
            <legend className="sr-only">{say('pointNumber', { number: index + 1 })}</legend>
            <Field label={say('division')}>
              <Select
                name={`point.${index}.division`}
                defaultValue={values[`point.${index}.division`] ?? ''}
                options={options}
              />
            </Field>
            <TextField
              values={values}
              faults={pointFaults(faults, values, index)}
              name={`point.${index}.at`}
              label="at"
              input={MOMENT}
            />
            <TextField
              values={values}
              faults={pointFaults(faults, values, index)}
              name={`point.${index}.place`}
              label="place"
              input={{ maxLength: 200 }}
            />
            <div className="xl:col-span-3">
              <TextField
                values={values}
                faults={pointFaults(faults, values, index)}
                name={`point.${index}.note`}
                label="note"
                input={{ maxLength: 500 }}
              />
            </div>
          </fieldset>
        ))}
      </div>
      {lines < MOST_POINTS && (
        <Button size="small" className="mt-4" onClick={() => setLines(lines + 1)}>
          {say('addPoint')}
        </Button>
      )}
    </FoldPanel>
  )
}

/** The schema counts only the lines that say something; the form counts them all. */
function pointFaults(faults: EventFieldsProps['faults'], values: EventForm, line: number) {
  const isSaid = (index: number) => values[`point.${index}.place`]?.trim() || values[`point.${index}.at`]
  const order = Array.from({ length: line }, (_, index) => index).filter(isSaid).length
  return Object.fromEntries(
    ['at', 'place', 'note'].flatMap((field) => {
      const fault = isSaid(line) ? faults[`meetingPoints.${order}.${field}`] : undefined
      return fault ? [[`point.${line}.${field}`, fault]] : []
    }),
  )
}

export function RouteFields({ values, faults, route, isCopy }: EventFieldsProps) {
  const say = useWords(editWords)
  return (
    <FoldPanel title={say('route')} note={route} isOpen={route !== null || faults.gpx !== undefined}>
      <div className="grid gap-3">
        {route && (
          <p className="figures font-semibold">{say(isCopy ? 'routeCopied' : 'routeNow', { route })}</p>
        )}
        <Field label={say('gpx')} hint={say('gpxHint')} error={faults.gpx}>
          <FileInput
            name="gpx"
            accept=".gpx,application/gpx+xml"
            isOptional
            largest={LARGEST_GPX}
            tooLarge={say('gpxTooLarge')}
          />
        </Field>
        {route && (
          <Checkbox
            name="removeRoute"
            label={say('removeRoute')}
            defaultChecked={values.removeRoute === 'on'}
          />
        )}
      </div>
    </FoldPanel>
  )
}
