import { Form, useNavigation } from 'react-router'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { TwoLanguages } from '../../ground/texts/two-languages.tsx'
import { WritingArea } from '../../ground/texts/writing-area.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FoldPanel } from '../../ground/ui/fold-panel.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { EventPicture } from '../events/event-picture.tsx'
import type { Pictured } from '../gallery/photo-picture.tsx'
import { editWords } from './edit.words.ts'
import type { EventForm } from './event-form.ts'
import { About, Basics, type EventFieldsProps, MeetingPointFields, RouteFields } from './event-fields.tsx'
import { CancelFollowingBox, FollowingBox, RepeatForm } from './series-part.tsx'
import { RegistrationFields } from './registration-fields.tsx'

type State = 'draft' | 'published' | 'cancelled'

export type EditorProps = {
  readonly address: string
  readonly event: {
    readonly id: number
    readonly state: State
    readonly version: number
    readonly concerned: number
    readonly cover: Pictured | null
    readonly following: number
    readonly mostTimes: number
  } | null
  readonly values: EventForm
  readonly divisions: EventFieldsProps['divisions']
  readonly leaders: readonly string[]
  readonly route: string | null
  readonly copyOf: number | null
  readonly fault: FormFault | undefined
  readonly preview: string | undefined
}

/** One form for a new event, a copy and a change; what can be done with it stands beside. */
export function Editor(props: EditorProps) {
  const { address, event, fault, preview, copyOf } = props
  const say = useWords(editWords)
  useFaultToast(fault, fault?.message ?? say('failed'))
  const values = fault ? { ...props.values, ...fault.values } : props.values
  // What was chosen in a file has no field of its own in the schema.
  const faults: EventFieldsProps['faults'] = {
    ...fault?.fields,
    ...(fault?.code === 'gpx_unreadable' || fault?.code === 'gpx_lies' ? { gpx: fault.message } : {}),
  }
  const fields: EventFieldsProps = { ...props, values, faults, isCopy: copyOf !== null }
  if (event?.state === 'cancelled') return <Cancelled />
  return (
    <>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <Form
          id="event"
          method="post"
          action={address}
          encType="multipart/form-data"
          preventScrollReset
          className="grid gap-5"
        >
          {event && <input type="hidden" name="version" value={event.version} />}
          {copyOf !== null && <input type="hidden" name="copyOf" value={copyOf} />}
          <Basics {...fields} />
          <About {...fields} />
          <Description values={values} faults={faults} preview={preview} />
          <RegistrationFields {...fields} />
          <MeetingPointFields {...fields} />
          <RouteFields {...fields} />
          <CoverPart event={event} />
        </Form>
        <aside className="grid gap-5 lg:sticky lg:top-6">
          <Save event={event} />
          {event && event.mostTimes > 0 && (
            <RepeatForm address={address} mostTimes={event.mostTimes} fault={fault} />
          )}
          {event?.state === 'published' && <CancelForm address={address} event={event} fault={fault} />}
          {event?.state === 'draft' && <DeleteForm address={address} />}
        </aside>
      </div>
    </>
  )
}

function Cancelled() {
  const say = useWords(editWords)
  return (
    <Panel>
      <p className="text-lg">{say('cancelledNote')}</p>
    </Panel>
  )
}

const ROOM = { rows: 12, maxLength: 50_000 }

type DescriptionProps = {
  readonly values: EventForm
  readonly faults: EventFieldsProps['faults']
  readonly preview: string | undefined
}

function Description({ values, faults, preview }: DescriptionProps) {
  const say = useWords(editWords)
  return (
    <FoldPanel
      title={say('description')}
      isOpen={Boolean(
        values.description ||
        values.descriptionEn ||
        faults.description ||
        faults.descriptionEn ||
        preview !== undefined,
      )}
    >
      <TwoLanguages
        opens={faults.descriptionEn && !faults.description ? 'en' : 'cs'}
        cs={
          <Field
            label={<span className="sr-only">{say('description')}</span>}
            hint={say('descriptionHint')}
            error={faults.description}
          >
            <WritingArea name="description" lang="cs" defaultValue={values.description ?? ''} {...ROOM} />
          </Field>
        }
        en={
          <Field
            label={<span className="sr-only">{say('descriptionEn')}</span>}
            hint={say('descriptionEnHint')}
            error={faults.descriptionEn}
          >
            <WritingArea name="descriptionEn" lang="en" defaultValue={values.descriptionEn ?? ''} {...ROOM} />
          </Field>
        }
      />
      <Button
        type="submit"
        name="intent"
        value="preview"
        size="small"
        formNoValidate
        // With JavaScript the preview is live, above.
        className="mt-3 hidden noscript:inline-flex"
      >
        {say('preview')}
      </Button>
      {preview !== undefined && (
        <section aria-label={say('previewTitle')} className="mt-5 rounded-lg border border-line bg-paper p-5">
          <p className="eyebrow mb-3 text-[0.8125rem]">{say('previewTitle')}</p>
          {preview ? <Markdown html={preview} /> : <p className="text-muted">{say('previewEmpty')}</p>}
        </section>
      )}
    </FoldPanel>
  )
}

/** An event that was not saved yet has no picture to choose; it gets its poster by itself. */
function CoverPart({ event }: Pick<EditorProps, 'event'>) {
  const say = useWords(editWords)
  return (
    <FoldPanel title={say('cover')} isOpen={event !== null}>
      {event ? (
        <div className="grid items-center gap-5 sm:grid-cols-[16rem_1fr]">
          <EventPicture event={event} sizes="16rem" className="aspect-video w-full rounded-lg object-cover" />
          <div>
            <p className="mb-3 text-muted">{say('coverText')}</p>
            <ButtonLink to={`/admin/events/${event.id}/cover`}>{say('coverChoose')}</ButtonLink>
          </div>
        </div>
      ) : (
        <p className="text-muted">{say('coverLater')}</p>
      )}
    </FoldPanel>
  )
}

const TONES: Readonly<Record<State, BadgeTone>> = {
  draft: 'warning',
  published: 'success',
  cancelled: 'danger',
}
const STATE_WORDS = { draft: 'stateDraft', published: 'statePublished', cancelled: 'stateCancelled' } as const

/** The buttons stand outside of the form but belong to it: on a phone they come after all fields. */
function Save({ event }: { readonly event: EditorProps['event'] }) {
  const say = useWords(editWords)
  const state = event?.state ?? 'draft'
  const isPublished = state === 'published'
  return (
    <Panel title={say('state')} actions={<Badge tone={TONES[state]}>{say(STATE_WORDS[state])}</Badge>}>
      <div className="grid gap-2.5">
        {event && event.following > 0 && <FollowingBox count={event.following} />}
        {isPublished ? (
          <SaveButton intent="save" isMain text={say('save')} />
        ) : (
          <>
            <SaveButton intent="publish" isMain text={say('publish')} />
            <SaveButton intent="save" text={say('saveDraft')} />
          </>
        )}
      </div>
      {isPublished && <p className="mt-3 text-[0.9375rem] text-muted">{say('tellNote')}</p>}
    </Panel>
  )
}

type SaveButtonProps = { readonly intent: string; readonly text: string; readonly isMain?: boolean }

function SaveButton({ intent, text, isMain = false }: SaveButtonProps) {
  const isPending = usePending(intent)
  return (
    <Button
      type="submit"
      form="event"
      name="intent"
      value={intent}
      variant={isMain ? 'primary' : 'outline'}
      className="w-full"
      pending={isPending}
    >
      {text}
    </Button>
  )
}

type CancelFormProps = {
  readonly address: string
  readonly event: { readonly concerned: number; readonly following: number }
  readonly fault: FormFault | undefined
}

function CancelForm({ address, event: { concerned, following }, fault }: CancelFormProps) {
  const say = useWords(editWords)
  const isPending = usePending('cancel')
  return (
    <details
      className="rounded-panel border border-line bg-panel p-5"
      open={fault?.fields.reason !== undefined}
    >
      <summary className="cursor-pointer font-semibold text-danger-ink">{say('cancel')}</summary>
      <Form method="post" action={address} className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="cancel" />
        <p>{say('cancelText', { count: concerned })}</p>
        <Field label={say('reason')} error={fault?.fields.reason}>
          <TextInput name="reason" rows={3} required maxLength={1000} />
        </Field>
        {following > 0 && <CancelFollowingBox count={following} />}
        <Button type="submit" variant="danger" pending={isPending}>
          {say('cancel')}
        </Button>
      </Form>
    </details>
  )
}

function DeleteForm({ address }: { readonly address: string }) {
  const say = useWords(editWords)
  const isPending = usePending('delete')
  return (
    <Form method="post" action={address}>
      <input type="hidden" name="intent" value="delete" />
      <Button type="submit" variant="quiet" className="w-full" pending={isPending}>
        {say('deleteDraft')}
      </Button>
    </Form>
  )
}

function usePending(intent: string): boolean {
  return useNavigation().formData?.get('intent') === intent
}
