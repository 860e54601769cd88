import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { rollamWords } from './rollam.words.ts'

export const ROLLAM_FIELDS = ['title', 'wording', 'documentId', 'untilOn'] as const

type FieldsProps = {
  readonly values: Readonly<Record<(typeof ROLLAM_FIELDS)[number], string>>
  readonly documents: readonly { readonly id: number; readonly title: string }[]
  readonly earliest: { readonly day: string; readonly days: number }
  readonly fault: FormFault | undefined
}

/** What is asked, of a new one and of a draft. */
export function RollamFields({ values, documents, earliest, fault }: FieldsProps) {
  const say = useWords(rollamWords)
  const value = (name: (typeof ROLLAM_FIELDS)[number]) => fault?.values[name] ?? values[name]
  return (
    <>
      <Field label={say('name')} error={fault?.fields.title}>
        <TextInput name="title" required maxLength={200} autoComplete="off" defaultValue={value('title')} />
      </Field>
      <Field label={say('wording')} hint={say('wordingHint')} error={fault?.fields.wording}>
        <TextInput name="wording" rows={6} required maxLength={5000} defaultValue={value('wording')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={say('untilOn')} hint={say('untilHint', earliest)} error={fault?.fields.untilOn}>
          <TextInput name="untilOn" type="date" required defaultValue={value('untilOn')} />
        </Field>
        <Field label={say('document')} error={fault?.fields.documentId}>
          <Select
            name="documentId"
            defaultValue={value('documentId')}
            options={[
              { value: '', label: say('noDocument') },
              ...documents.map(({ id, title }) => ({ value: String(id), label: title })),
            ]}
          />
        </Field>
      </div>
    </>
  )
}
