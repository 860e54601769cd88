import { Form } from 'react-router'
import { dayInWords } from '../../ground/values/day-in-words.ts'
import { RowId } from '../../ground/http/door.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/hide-requests.screen'
import { HideDecision } from './album-fields.ts'
import { decideHideRequest, listHideRequests } from './hide-requests.server.ts'
import { manageWords } from './manage.words.ts'
import { PhotoPicture } from './photo-picture.tsx'

const screen = declareScreen({ who: 'gallery.manage' })

export const loader = screen.shows(async ({ db, language }) => {
  const requests = await listHideRequests(db)
  return {
    title: speak(manageWords, language)('requestsTitle'),
    requests: requests.map(({ askedAt, ...request }) => ({
      ...request,
      when: dayInWords(askedAt, language),
    })),
  }
})

export const action = screen.acts({
  keeps: [],
  acts: screen.act({
    takes: HideDecision.extend({ id: RowId }),
    does: async ({ db, visitor }, input) => {
      await decideHideRequest(db, visitor, input)
      return { done: {} }
    },
  }),
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function HideRequestsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { requests } = loaderData
  const say = useWords(manageWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(done, say('saved'))
  return (
    <div>
      <PageTitle title={say('requestsTitle')} note={requests.length > 0 ? requests.length : undefined} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say('saved')} />}
      {requests.length === 0 ? (
        <EmptyState text={say('noRequests')} />
      ) : (
        <>
          <p className="mb-6 max-w-[70ch] text-muted">{say('requestsLead')}</p>
          <ul className="grid gap-4">
            {requests.map((request) => (
              <li key={request.id}>
                <RequestLine request={request} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

type HideRequest = Route.ComponentProps['loaderData']['requests'][number]

function RequestLine({ request }: { readonly request: HideRequest }) {
  const say = useWords(manageWords)
  const { id, reason, contact, when, title } = request
  return (
    <Panel>
      <div className="grid gap-5 md:grid-cols-[16rem_1fr]">
        <PhotoPicture
          photo={request}
          alt={request.caption}
          sizes="(min-width: 48rem) 16rem, 88vw"
          className="h-auto w-full rounded-lg"
        />
        <div>
          <p className="text-sm text-muted">{say('asked', { when, title })}</p>
          <p className="mt-2 text-lg whitespace-pre-line">{reason || say('noReason')}</p>
          {contact && <p className="mt-2">{say('contact', { contact })}</p>}
          <Form method="post" className="mt-5 flex flex-wrap gap-3">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" name="decision" value="hidden" variant="primary">
              {say('hidePhoto')}
            </Button>
            <Button type="submit" name="decision" value="kept">
              {say('keepPhoto')}
            </Button>
          </Form>
        </div>
      </div>
    </Panel>
  )
}
