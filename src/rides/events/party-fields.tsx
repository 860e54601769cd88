import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MyPlace } from './my-place.ts'
import { myPlaceWords } from './my-place.words.ts'

type PartyFieldsProps = { readonly mine: MyPlace; readonly fault: FormFault | undefined }

/** Whoever comes alone is not asked for names; also without JavaScript. */
const NAMES = "group-has-[option[value='0']:checked]/party:hidden"

/** How many, where one joins, and what the organiser should know; also on the page behind a letter's link. */
export function PartyFields({ mine, fault }: PartyFieldsProps) {
  const say = useWords(myPlaceWords)
  const faults = fault?.fields
  // What was written stays, also where the page comes anew.
  const { passengers, pillions, note, meetingPointId } = { ...mine, ...fault?.values }
  const options = Array.from({ length: Math.max(mine.mostPassengers, mine.passengers) + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? say('alone') : say('withCount', { count }),
  }))
  return (
    <>
      {options.length > 1 && (
        <div className="group/party grid gap-4">
          <Field label={say('passengers')}>
            <Select name="passengers" options={options} defaultValue={String(passengers)} />
          </Field>
          <Field label={say('pillions')} error={faults?.pillions} className={NAMES}>
            <TextInput name="pillions" maxLength={500} autoComplete="off" defaultValue={pillions} />
          </Field>
        </div>
      )}
      {mine.points.length > 0 && (
        <Field label={say('joinAt')} error={faults?.meetingPointId}>
          <Select
            name="meetingPointId"
            options={[
              { value: '', label: say('joinAtStart') },
              ...mine.points.map(({ id, label }) => ({ value: String(id), label })),
            ]}
            defaultValue={String(meetingPointId ?? '')}
          />
        </Field>
      )}
      <Field label={say('note')}>
        <TextInput name="note" maxLength={500} autoComplete="off" defaultValue={note} />
      </Field>
    </>
  )
}
