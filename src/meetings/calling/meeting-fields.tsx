import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { meetingWords } from './meeting.words.ts'

export type MeetingForm = {
  readonly title: string
  readonly startsAt: string
  readonly place: string
  readonly note: string
  readonly proposalsUntil: string
  readonly askedBy: string
  readonly askedOn: string
}

/** What a refused form hands back. */
export const MEETING_FIELDS = [
  'title',
  'startsAt',
  'place',
  'note',
  'proposalsUntil',
  'askedBy',
  'askedOn',
] as const

type FieldsProps = {
  readonly values: MeetingForm
  readonly fault: FormFault | undefined
  readonly asking: string
}

export function MeetingFields({ values, fault, asking }: FieldsProps) {
  const say = useWords(meetingWords)
  const of = (name: keyof MeetingForm) => ({
    name,
    defaultValue: fault?.values[name] ?? values[name],
    autoComplete: 'off',
  })
  const error = (name: keyof MeetingForm) => fault?.fields[name]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={say('name')} error={error('title')} className="sm:col-span-2">
        <TextInput {...of('title')} required maxLength={200} />
      </Field>
      <Field label={say('startsAt')} error={error('startsAt')}>
        <TextInput {...of('startsAt')} type="datetime-local" required />
      </Field>
      <Field label={say('proposalsUntil')} hint={say('proposalsHint')} error={error('proposalsUntil')}>
        <TextInput {...of('proposalsUntil')} type="date" />
      </Field>
      <Field label={say('place')} error={error('place')} className="sm:col-span-2">
        <TextInput {...of('place')} required maxLength={300} />
      </Field>
      <Field label={say('note')} error={error('note')} className="sm:col-span-2">
        <TextInput {...of('note')} rows={4} maxLength={4000} />
      </Field>
      <Field label={say('askedBy')} hint={asking} error={error('askedBy')}>
        <TextInput {...of('askedBy')} maxLength={200} />
      </Field>
      <Field label={say('askedOn')} error={error('askedOn')}>
        <TextInput {...of('askedOn')} type="date" />
      </Field>
    </div>
  )
}
