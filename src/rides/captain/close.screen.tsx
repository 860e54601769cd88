import { Form } from 'react-router'
import { z } from 'zod'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/close.screen'
import { CloseRideForm } from './close-input.ts'
import { closeRide } from './close-ride.server.ts'
import { closeWords } from './close.words.ts'
import { type ClosePage, viewClose } from './view-close.server.ts'

// As the captain's phone: the right comes from being named for the ride.
const screen = declareScreen({ who: 'signed-in', params: z.object({ id: RowId }) })

export const loader = screen.shows(async (given) => {
  const page = await viewClose(given, given.visitor, given.params.id)
  return { ...page, title: `${speak(closeWords, given.language)('title')}: ${page.name}` }
})

export const action = screen.acts({
  keeps: (field) => field === 'km' || field === 'note' || field.startsWith('rode-'),
  acts: {
    close: screen.act({
      takes: CloseRideForm,
      does: async ({ db, visitor, now, params: { id } }, input) => {
        await closeRide(db, visitor, { eventId: id, now, ...input })
        return seeOther(`/akce/${id}/zaver`)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function CloseScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(closeWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const { id, name, isClosed, album } = loaderData
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8 md:py-12">
      <PageTitle title={say(isClosed ? 'closed' : 'title')} note={name} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {isClosed ? <p className="mb-5">{say('closedText')}</p> : <CloseForm page={loaderData} fault={fault} />}
      <p className="mt-5 flex flex-wrap gap-2.5">
        {isClosed && album && (
          <ButtonLink to={`/gallery/${album}`} variant="primary">
            {say('album')}
          </ButtonLink>
        )}
        {!isClosed && (
          <ButtonLink to={`/akce/${id}/kapitan`} reloadDocument>
            {say('phone')}
          </ButtonLink>
        )}
        <ButtonLink to={`/akce/${id}`}>{say('event')}</ButtonLink>
      </p>
    </div>
  )
}

type Fault = NonNullable<Route.ComponentProps['actionData']>['fault']

function CloseForm({ page, fault }: { readonly page: ClosePage; readonly fault: Fault | undefined }) {
  const say = useWords(closeWords)
  const { id, riders, km, missing } = page
  const kept = fault?.values
  return (
    <Form method="post" action={`/akce/${id}/zaver`} className="grid gap-5">
      <p className="text-pretty">{say('text')}</p>
      {missing > 0 && (
        <p className="rounded-panel bg-warning px-5 py-4 text-warning-ink">
          {say('missing', { count: missing })}
        </p>
      )}
      <Panel title={say('who')}>
        <ul className="grid gap-1 sm:grid-cols-2">
          {riders.map(({ memberId, name, rode, home }) => (
            <li key={memberId}>
              <Checkbox
                name={`rode-${memberId}`}
                defaultChecked={kept ? kept[`rode-${memberId}`] !== undefined : rode}
                label={
                  <>
                    {name}{' '}
                    <span className="figures text-sm text-muted">
                      {home ? say('home', { time: home }) : say(rode ? 'notHome' : 'notHere')}
                    </span>
                  </>
                }
              />
            </li>
          ))}
        </ul>
      </Panel>
      <Field label={say('km')} hint={say('kmHint')} error={fault?.fields?.km}>
        <TextInput name="km" inputMode="numeric" defaultValue={kept?.km ?? km ?? ''} maxLength={5} />
      </Field>
      <Field label={say('note')} hint={say('noteHint')} error={fault?.fields?.note}>
        <TextInput name="note" rows={4} defaultValue={kept?.note ?? ''} maxLength={1000} />
      </Field>
      <Button type="submit" name="intent" value="close" variant="primary" size="large" className="w-full">
        {say('close')}
      </Button>
    </Form>
  )
}
