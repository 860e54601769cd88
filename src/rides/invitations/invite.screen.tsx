import { Form, useNavigation } from 'react-router'
import { z } from 'zod'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { NoFields, RowId } from '../../ground/http/door.server.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useShown } from '../../ground/ui/use-shown.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/invite.screen'
import { AnswersPanel, LetterPanel, LeftOutPanel, RecipientsPanel } from './invite-parts.tsx'
import { InviteInput } from './invitation-input.ts'
import { inviteRiders, nudgeSilent } from './invite.server.ts'
import { inviteWords } from './invite.words.ts'
import { SharePanel } from './share-panel.tsx'
import { type InvitePage, viewInvite } from './view-invite.server.ts'

const screen = declareScreen({ who: 'events.manage', params: z.object({ id: RowId }) })

export const loader = screen.shows(async (given) => {
  const chosen = given.url.searchParams.getAll('komu')
  const page = await viewInvite(given, given.visitor, { id: given.params.id, chosen })
  return { ...page, title: `${speak(inviteWords, given.language)('title')}: ${page.name}` }
})

export const action = screen.acts({
  keeps: [],
  acts: {
    invite: screen.act({
      takes: formOf(InviteInput),
      does: async ({ db, visitor, params: { id } }, input) => {
        await inviteRiders(db, visitor, { eventId: id, ...input })
        return seeOther(`/admin/events/${id}/invite`)
      },
    }),
    nudge: screen.act({
      takes: NoFields,
      does: async ({ db, visitor, params: { id } }) => {
        await nudgeSilent(db, visitor, id)
        return seeOther(`/admin/events/${id}/invite`)
      },
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function InviteScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(inviteWords)
  const { id, name, when, run, isOpen, preview, share } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-6xl">
      <PageTitle
        title={say('title')}
        actions={<ButtonLink to={`/akce/${id}`}>{say('toEvent')}</ButtonLink>}
      />
      <p className="-mt-3 mb-5 text-lg text-pretty">
        <strong className="font-semibold">{name}</strong>
        <span className="figures block text-muted">{when}</span>
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {run && <RunProgress batchId={run.id} initial={run} />}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="grid gap-5">
          {isOpen ? <Choices page={loaderData} /> : <p className="text-muted">{say('gone')}</p>}
          {preview ? (
            <Sending key={preview.list} page={loaderData} preview={preview} />
          ) : (
            share && <SharePanel share={share} />
          )}
        </div>
        <AnswersPanel page={loaderData} />
      </div>
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(inviteWords)('title')} />
}

/** By the address, so that the list can be looked at again and nothing is sent by looking. */
function Choices({ page: { id, choices, chosen, preview } }: { readonly page: InvitePage }) {
  const say = useWords(inviteWords)
  return (
    <Panel title={say('whom')}>
      <p className="mb-3 text-muted">{say('whomHint')}</p>
      <Form method="get" action={`/admin/events/${id}/invite`} preventScrollReset>
        {/* Two beside each other on a phone too: what shows the list stays in sight. */}
        <div className="grid grid-cols-2 gap-x-4 sm:gap-x-6">
          {choices.map(({ value, label }) => (
            <Checkbox
              key={value}
              name="komu"
              value={value}
              label={label}
              defaultChecked={chosen.includes(value)}
              className={value.includes(':') ? 'wrap-anywhere' : 'max-sm:col-span-2'}
            />
          ))}
        </div>
        <div className="mt-4 flex flex-wrap gap-2.5">
          <Button type="submit" variant={preview ? 'outline' : 'primary'} className="max-md:w-full">
            {say('show')}
          </Button>
          <ButtonLink to={`/akce/${id}`} variant="quiet" className="max-md:w-full">
            {say('notNow')}
          </ButtonLink>
        </div>
      </Form>
    </Panel>
  )
}

type SendingProps = {
  readonly page: InvitePage
  readonly preview: NonNullable<InvitePage['preview']>
}

/** The last look: the letter, who gets it and who does not; only then the button. */
function Sending({ page: { id, chosen }, preview }: SendingProps) {
  const say = useWords(inviteWords)
  const isPending = useNavigation().formData?.get('intent') === 'invite'
  const shown = useShown<HTMLDivElement>()
  return (
    <div ref={shown} className="grid scroll-mt-4 gap-5">
      <LetterPanel letter={preview.letter} />
      <RecipientsPanel people={preview.people} count={preview.count} />
      <LeftOutPanel people={preview.leftOut} count={preview.leftOutCount} />
      {preview.count > 0 && (
        <Form method="post" action={`/admin/events/${id}/invite`}>
          <input type="hidden" name="intent" value="invite" />
          <input type="hidden" name="to" value={chosen.join(',')} />
          <input type="hidden" name="list" value={preview.list} />
          <Button type="submit" variant="primary" size="large" className="max-md:w-full" pending={isPending}>
            {say('send', { count: preview.count })}
          </Button>
        </Form>
      )}
    </div>
  )
}
