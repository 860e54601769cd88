import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { WritingArea } from '../../ground/texts/writing-area.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { AudienceChoice } from './audiences.server.ts'
import { LONGEST_MESSAGE } from './message.ts'
import { messageWords } from './message.words.ts'

type Values = {
  readonly to: string
  readonly riders: string
  readonly subject: string
  readonly body: string
  readonly files: readonly string[]
}

type MessageFormProps = {
  readonly values: Values
  readonly audiences: readonly AudienceChoice[]
  readonly documents: readonly AudienceChoice[]
  readonly fault: FormFault | undefined
  readonly submit: string
}

const FILES = ['file1', 'file2', 'file3'] as const

/** Asked only while an event is chosen, with JavaScript or without. */
const OF_EVENT = 'hidden in-[form:has([name=to]_option[value^=event]:checked)]:block'

/** To whom and what; nothing leaves by it. */
export function MessageForm({ values, audiences, documents, fault, submit }: MessageFormProps) {
  const say = useWords(messageWords)
  const isPending = useNavigation().formData?.get('intent') === 'draft'
  const given = (name: Exclude<keyof Values, 'files'>) => fault?.values[name] ?? values[name]
  const fileAt = (index: number) => fault?.values[FILES[index] ?? ''] ?? values.files[index] ?? ''
  return (
    <Form method="post" preventScrollReset className="grid gap-5 md:grid-cols-2">
      <input type="hidden" name="intent" value="draft" />
      <Field label={say('to')} error={fault?.fields.to}>
        <Select name="to" defaultValue={given('to')} options={audiences} />
      </Field>
      <Field label={say('riders')} className={OF_EVENT}>
        <Select
          name="riders"
          defaultValue={given('riders')}
          options={[
            { value: 'registered', label: say('registered') },
            { value: 'waiting', label: say('waiting') },
            { value: 'all', label: say('everyRider') },
          ]}
        />
      </Field>
      <Field label={say('subject')} error={fault?.fields.subject} className="md:col-span-2">
        <TextInput name="subject" required maxLength={200} defaultValue={given('subject')} />
      </Field>
      <Field label={say('body')} hint={say('bodyHint')} error={fault?.fields.body} className="md:col-span-2">
        <WritingArea
          name="body"
          rows={12}
          required
          maxLength={LONGEST_MESSAGE}
          defaultValue={given('body')}
        />
      </Field>
      {documents.length > 0 && (
        <details open={FILES.some((_, index) => fileAt(index) !== '')} className="md:col-span-2">
          <summary className="cursor-pointer font-medium">{say('attach')}</summary>
          <div className="mt-4 grid gap-5">
            {FILES.map((name, index) => (
              <Field key={name} label={say('file', { number: index + 1 })} error={fault?.fields[name]}>
                <Select
                  name={name}
                  defaultValue={fileAt(index)}
                  options={[{ value: '', label: say('noFile') }, ...documents]}
                />
              </Field>
            ))}
          </div>
        </details>
      )}
      <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
        {submit}
      </Button>
    </Form>
  )
}
