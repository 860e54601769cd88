import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { EditFold } from '../../ground/ui/edit-fold.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { UpDown } from '../../ground/ui/up-down.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { isBeforeOpening, POINT_KINDS } from './meeting.ts'
import { agendaWords, pointKindWords } from './agenda.words.ts'
import { meetingWords } from './meeting.words.ts'
import type { MeetingPage } from './meeting-page.server.ts'
import { PointText } from './point-text.tsx'

type PanelProps = { readonly page: MeetingPage; readonly fault: FormFault | undefined }

export function AgendaPanel({ page, fault }: PanelProps) {
  const say = useWords(agendaWords)
  const { points, state } = page
  // A substitute has the agenda of the first one.
  const isOpen = isBeforeOpening({ state }) && page.substitute === null
  const isAdding = fault?.values.intent === 'point-add'
  return (
    <Panel flush title={say('title')}>
      {isOpen && page.form.askedBy !== '' && (
        <p className="px-5 pb-4 text-pretty text-muted md:px-6">{say('asked', { who: page.form.askedBy })}</p>
      )}
      {points.length === 0 && <p className="px-5 pb-5 text-muted md:px-6">{say('none')}</p>}
      <ol className="divide-y divide-line border-t border-line">
        {points.map((point, index) => (
          <li key={JSON.stringify(point)} className="px-5 py-4 md:px-6">
            <div className="flex flex-wrap items-start justify-between gap-3">
              <PointText point={point} number={index + 1} />
              {state === 'draft' && isOpen && (
                <UpDown
                  id={point.id}
                  up={say('up', { name: point.title })}
                  down={say('down', { name: point.title })}
                  isFirst={index === 0}
                  isLast={index === points.length - 1}
                />
              )}
            </div>
            {isOpen && (
              <PointEdit
                point={point}
                page={page}
                fault={fault?.values.id === String(point.id) && !isAdding ? fault : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {isOpen && (
        <div className="border-t border-line px-5 py-4 md:px-6">
          <Fold
            label={<span className="font-semibold">{say('add')}</span>}
            open={points.length === 0 || isAdding}
          >
            <PointForm point={null} page={page} fault={isAdding ? fault : undefined} />
          </Fold>
        </div>
      )}
    </Panel>
  )
}

type Point = MeetingPage['points'][number]

type PointProps = {
  readonly point: Point | null
  readonly page: MeetingPage
  readonly fault: FormFault | undefined
}

function PointEdit({ point, page, fault }: PointProps) {
  const say = useWords(agendaWords)
  return (
    <EditFold label={say('edit')} name={point?.title} open={fault !== undefined} className="mt-1">
      <PointForm point={point} page={page} fault={fault} />
    </EditFold>
  )
}

function PointForm({ point, page: { documents, state }, fault }: PointProps) {
  const say = useWords(agendaWords)
  const sayMeeting = useWords(meetingWords)
  const sayKind = useWords(pointKindWords)
  const isAnnounced = state === 'called' && point !== null && !point.isLate
  const value = (name: 'kind' | 'title' | 'wording' | 'presenter') =>
    fault?.values[name] ?? point?.[name] ?? ''
  return (
    <Form method="post" preventScrollReset className="mt-2 grid gap-4 sm:grid-cols-2">
      {point && <input type="hidden" name="id" value={point.id} />}
      {isAnnounced && <p className="text-muted sm:col-span-2">{say('announced')}</p>}
      <Field label={say('name')} error={fault?.fields.title} className="sm:col-span-2">
        <TextInput
          name="title"
          required
          maxLength={200}
          readOnly={isAnnounced}
          autoComplete="off"
          defaultValue={value('title')}
        />
      </Field>
      <Field label={say('kind')} error={fault?.fields.kind}>
        <Select
          name="kind"
          defaultValue={value('kind') || 'decide'}
          options={(isAnnounced ? POINT_KINDS.filter((kind) => kind === point.kind) : POINT_KINDS).map(
            (kind) => ({
              value: kind,
              label: sayKind(kind),
            }),
          )}
        />
      </Field>
      <Field label={say('presenter')} error={fault?.fields.presenter}>
        <TextInput name="presenter" maxLength={120} autoComplete="off" defaultValue={value('presenter')} />
      </Field>
      <Field label={say('wording')} error={fault?.fields.wording} className="sm:col-span-2">
        <TextInput name="wording" rows={3} maxLength={5000} defaultValue={value('wording')} />
      </Field>
      <Field label={say('document')} error={fault?.fields.documentId} className="sm:col-span-2">
        <Select
          name="documentId"
          defaultValue={fault?.values.documentId ?? String(point?.documentId ?? '')}
          options={[
            { value: '', label: say('noDocument') },
            ...documents.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      </Field>
      <div className="flex flex-wrap gap-2.5 sm:col-span-2">
        <Button
          type="submit"
          name="intent"
          value={point ? 'point-save' : 'point-add'}
          variant="primary"
          className="max-md:w-full"
        >
          {point ? sayMeeting('save') : say('add')}
        </Button>
        {point && !isAnnounced && (
          <Button type="submit" name="intent" value="point-remove" variant="danger" formNoValidate>
            {sayMeeting('remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}
