import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { manageWords } from './manage.words.ts'

export type EventChoice = { readonly id: number; readonly label: string }

type AlbumValues = {
  readonly title: string
  readonly description: string
  readonly happenedOn: string | null
  readonly eventId: number | null
  readonly visibility: 'public' | 'members'
}

type AlbumFormProps = {
  readonly album?: AlbumValues
  readonly events: readonly EventChoice[]
  readonly submit: string
  readonly fault?: FormFault | undefined
}

/** What the club says about an album. */
export function AlbumForm({ album, events, submit, fault }: AlbumFormProps) {
  const say = useWords(manageWords)
  const navigation = useNavigation()
  const isPending = navigation.formData?.get('intent') === 'save'
  const given = (name: string, known: string) => fault?.values[name] ?? known
  return (
    <Panel title={say('about')}>
      <Form method="post" preventScrollReset className="grid gap-5 md:grid-cols-2">
        <input type="hidden" name="intent" value="save" />
        <Field label={say('albumTitle')} error={fault?.fields.title} className="md:col-span-2">
          <TextInput
            name="title"
            required
            maxLength={200}
            defaultValue={given('title', album?.title ?? '')}
          />
        </Field>
        <Field
          label={say('description')}
          hint={say('descriptionHint')}
          error={fault?.fields.description}
          className="md:col-span-2"
        >
          <TextInput
            name="description"
            rows={3}
            maxLength={5000}
            defaultValue={given('description', album?.description ?? '')}
          />
        </Field>
        <Field label={say('happenedOn')} error={fault?.fields.happenedOn}>
          <TextInput
            name="happenedOn"
            type="date"
            defaultValue={given('happenedOn', album?.happenedOn ?? '')}
          />
        </Field>
        <Field label={say('visibility')} error={fault?.fields.visibility}>
          <Select
            name="visibility"
            defaultValue={given('visibility', album?.visibility ?? 'public')}
            options={[
              { value: 'public', label: say('public') },
              { value: 'members', label: say('members') },
            ]}
          />
        </Field>
        <Field label={say('event')} error={fault?.fields.eventId} className="md:col-span-2">
          <Select
            name="eventId"
            defaultValue={given('eventId', String(album?.eventId ?? ''))}
            options={[
              { value: '', label: say('noEvent') },
              ...events.map(({ id, label }) => ({ value: String(id), label })),
            ]}
          />
        </Field>
        <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
          {submit}
        </Button>
      </Form>
    </Panel>
  )
}
