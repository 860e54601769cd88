import { useEffect } from 'react'
import { Form, useRevalidator } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { ErrorState } from '../../ground/ui/error-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { Link } from '../../ground/ui/link.tsx'
import { MAIN_ID } from '../../ground/ui/main-id.ts'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useKeptAnswer } from '../../ground/ui/use-kept-answer.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { Refusal } from '../../refusals.ts'
import type { Route } from './+types/room.screen'
import { DoorPanel } from './door-panel.tsx'
import { ResultList } from './result-list.tsx'
import { type DeskPage, roomActs, roomScreen, viewDesk } from './room-page.server.ts'
import { useRule } from './use-rule.ts'
import { VotePanel } from './vote-panel.tsx'
import { resultWords, roomWords } from './votes.words.ts'

export const loader = roomScreen.shows(async ({ db, visitor, language, now, url, params: { id } }) => {
  try {
    const page = await viewDesk(db, visitor, {
      id,
      language,
      now,
      wanted: url.searchParams.get('hledat') ?? '',
      addedId: Number(url.searchParams.get('bod')),
    })
    return { ...page, title: page.room.name }
  } catch (error) {
    if (error instanceof Refusal) throw new Response(null, { status: error.status })
    throw error
  }
})

export const action = roomScreen.acts({
  keeps: [
    'intent',
    'title',
    'kind',
    'wording',
    'pointId',
    'way',
    'majority',
    'candidates',
    'seats',
    'presentTyped',
    'reason',
    'code',
    'startsAt',
    'place',
  ],
  acts: roomActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

const LOOK_EVERY_MS = 3000
const MEETINGS = '/admin/membership/meetings'

/** The desk of whoever leads the meeting or stands at its door. */
export default function RoomScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(roomWords)
  const { room, mayLead, mayWrite, hasCard } = loaderData
  const answer = useKeptAnswer(actionData)
  const fault = answer && 'fault' in answer ? answer.fault : undefined
  const done = answer && 'done' in answer ? answer.done : undefined
  useFaultToast(fault, fault?.message ?? say('failed'))
  useRefresh(room.state === 'open')
  const substitute = loaderData.substitute && <Substitute days={loaderData.substitute} fault={fault} />
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-6xl flex-1 px-4 pt-5 pb-24 md:px-8">
      <p className="text-muted">
        <Link to={`${MEETINGS}/${room.id}`} className="link">
          {say('meeting')}
        </Link>
        {' ›'}
      </p>
      <PageTitle
        title={<span className="wrap-anywhere">{room.name}</span>}
        actions={
          <>
            {hasCard && <ButtonLink to={`${MEETINGS}/${room.id}/vote`}>{say('ownVote')}</ButtonLink>}
            {(mayLead || mayWrite) && (room.state === 'open' || room.state === 'closed') && (
              <ButtonLink to={`${MEETINGS}/${room.id}/minutes`}>{say('minutes')}</ButtonLink>
            )}
            <ButtonLink to={`/schuze/${room.id}/platno`}>{say('projector')}</ButtonLink>
          </>
        }
      />
      {room.state === 'closed' && substitute}
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={`${say('came')}: ${done.name}`} />}
      {!answer && loaderData.added && <DoneNote title={say('pointAdded', { title: loaderData.added })} />}
      {room.state === 'open' || room.state === 'closed' ? (
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <div className="grid min-w-0 gap-5">
            <Numbers page={loaderData} />
            {mayLead && room.state === 'open' && <VotePanel page={loaderData} fault={fault} />}
            <Results page={loaderData} />
          </div>
          {room.state === 'open' && <DoorPanel page={loaderData} />}
        </div>
      ) : (
        <Panel>
          <p className="mb-4">{say('notOpen')}</p>
          {mayLead && room.state === 'called' && (
            <Form method="post">
              <Button
                type="submit"
                name="intent"
                value="open"
                variant="primary"
                size="large"
                className="max-md:w-full"
              >
                {say('open')}
              </Button>
            </Form>
          )}
        </Panel>
      )}
      {/* Every meeting begins a little late: that it did not is offered, not said. */}
      {room.state === 'called' && substitute}
    </main>
  )
}

/** What others did meanwhile: the door, the phones. */
function useRefresh(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return undefined
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
    }, LOOK_EVERY_MS)
    return () => window.clearInterval(timer)
  }, [isOpen, revalidate, state])
}

function Numbers({ page: { room, mayLead } }: { readonly page: DeskPage }) {
  const say = useWords(roomWords)
  const sayResult = useWords(resultWords)
  const rule = useRule()
  return (
    <Panel>
      {room.state === 'closed' ? (
        <p className="text-2xl font-bold">{say('over')}</p>
      ) : (
        <p className="figures text-3xl font-bold">
          {sayResult('presentOf', { present: room.present, entitled: room.entitled })}
        </p>
      )}
      <p className="mt-1">
        {room.state === 'open' && <strong>{sayResult(room.isQuorate ? 'quorate' : 'notQuorate')}. </strong>}
        {rule.quorum(room)}
      </p>
      {room.represented > 0 && <p>{sayResult('represented', { represented: room.represented })}</p>}
      {room.guests > 0 && <p className="text-muted">{sayResult('guests', { guests: room.guests })}</p>}
      {mayLead && room.state === 'open' && (
        <Fold label={say('close')} isDangerous className="mt-3">
          <Form method="post" className="mt-2 grid gap-3">
            <p className="text-muted">{say('closeText')}</p>
            <Button type="submit" name="intent" value="close" variant="danger" className="justify-self-start">
              {say('close')}
            </Button>
          </Form>
        </Fold>
      )}
    </Panel>
  )
}

type SubstituteProps = {
  readonly days: NonNullable<DeskPage['substitute']>
  readonly fault: FormFault | undefined
}

function Substitute({ days, fault }: SubstituteProps) {
  const say = useWords(roomWords)
  return (
    <Panel title={say('substitute')} className="my-5">
      <p className="mb-4 text-pretty text-muted">{say('substituteText', days)}</p>
      <Form method="post" className="grid gap-4 sm:grid-cols-2">
        <Field label={say('substituteWhen')} error={fault?.fields.startsAt}>
          <TextInput
            name="startsAt"
            type="datetime-local"
            required
            defaultValue={fault?.values.startsAt ?? ''}
          />
        </Field>
        <Field label={say('substituteWhere')} error={fault?.fields.place}>
          <TextInput
            name="place"
            required
            maxLength={300}
            autoComplete="off"
            defaultValue={fault?.values.place ?? ''}
          />
        </Field>
        <Button type="submit" name="intent" value="substitute" className="justify-self-start">
          {say('substituteMake')}
        </Button>
      </Form>
    </Panel>
  )
}

function Results({ page: { room } }: { readonly page: DeskPage }) {
  const say = useWords(resultWords)
  return (
    <Panel title={say('results')}>
      <ResultList results={room.results} />
    </Panel>
  )
}

export function ErrorBoundary() {
  const say = useWords(roomWords)
  return (
    <main id={MAIN_ID} tabIndex={-1} className="mx-auto w-full max-w-3xl flex-1 px-4 pt-5">
      <PageTitle title={say('title')} />
      <ErrorState text={say('loadFailed')} />
    </main>
  )
}
