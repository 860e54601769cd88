import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { POINT_KINDS } from '../calling/meeting.ts'
import { agendaWords, pointKindWords } from '../calling/agenda.words.ts'
import { roomWords } from './votes.words.ts'

/** What nobody was told of before, brought up in the room. */
export function AddPoint({ fault }: { readonly fault: FormFault | undefined }) {
  const say = useWords(roomWords)
  const sayAgenda = useWords(agendaWords)
  const sayKind = useWords(pointKindWords)
  const own = fault?.values.intent === 'point' ? fault : undefined
  return (
    <Fold label={say('addPoint')} open={own !== undefined} className="mt-3">
      <Form method="post" className="mt-2 grid gap-4">
        <p className="text-pretty text-muted">{sayAgenda('lateText')}</p>
        <Field label={sayAgenda('name')} error={own?.fields.title}>
          <TextInput
            name="title"
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={own?.values.title}
          />
        </Field>
        <Field label={sayAgenda('kind')} error={own?.fields.kind}>
          <Select
            name="kind"
            defaultValue={own?.values.kind ?? 'decide'}
            options={POINT_KINDS.map((kind) => ({ value: kind, label: sayKind(kind) }))}
          />
        </Field>
        <Field label={sayAgenda('wording')} error={own?.fields.wording}>
          <TextInput name="wording" rows={3} maxLength={5000} defaultValue={own?.values.wording} />
        </Field>
        <Button type="submit" name="intent" value="point" className="justify-self-start max-md:w-full">
          {sayAgenda('add')}
        </Button>
      </Form>
    </Fold>
  )
}
