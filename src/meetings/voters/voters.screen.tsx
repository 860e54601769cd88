import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/voters.screen'
import { viewVoters, votersActs, type VotersPage, votersScreen } from './voters-page.server.ts'
import { standingWords, votersWords } from './voters.words.ts'

export const loader = votersScreen.shows(async ({ db, language, today, params: { id } }) => {
  const page = await viewVoters(db, { id, today, language })
  return { ...page, title: `${speak(votersWords, language)('title')}: ${page.name}` }
})

export const action = votersScreen.acts({
  keeps: ['memberId', 'startsOn', 'endsOn', 'reason'],
  acts: votersActs,
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function VotersScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(votersWords)
  const { name, isFrozen, day, voters } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const voting = voters.filter(({ standing }) => standing === 'votes')
  const others = voters.filter(({ standing }) => standing !== 'votes')
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} note={name} />
      <p className="-mt-3 mb-2 text-xl font-semibold">
        {say('counts', { votes: voting.length, all: voters.length })}
      </p>
      <p className="mb-5 max-w-[75ch] text-pretty text-muted">
        {isFrozen ? say('frozen') : say('computed', { day })} {say('why')}
      </p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        <Panel title={`${say('without')} (${others.length})`}>
          {others.length === 0 ? <p className="text-muted">{say('nobody')}</p> : <People people={others} />}
        </Panel>
        <Panel>
          <Fold label={<span className="text-lg font-semibold">{`${say('with')} (${voting.length})`}</span>}>
            <People people={voting} />
          </Fold>
        </Panel>
        <Suspensions page={loaderData} fault={fault} />
      </div>
    </div>
  )
}

function People({ people }: { readonly people: VotersPage['voters'] }) {
  const say = useWords(standingWords)
  return (
    <ul className="divide-y divide-line">
      {people.map(({ memberId, name, standing, holder }) => (
        <li key={memberId} className="flex flex-wrap justify-between gap-x-4 py-2">
          <Link to={`/admin/${memberId}/edit`} className="link font-semibold">
            {name}
          </Link>
          <span className="text-muted">
            {say(standing)}
            {holder && `, ${say('through', { name: holder })}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

type SuspensionsProps = { readonly page: VotersPage; readonly fault: FormFault | undefined }

function Suspensions({ page: { suspensions, voters, today }, fault }: SuspensionsProps) {
  const say = useWords(votersWords)
  return (
    <Panel title={say('suspensions')}>
      <p className="mb-3 text-muted">{suspensions.length === 0 ? say('none') : say('suspensionsNote')}</p>
      <ul className="divide-y divide-line">
        {suspensions.map(({ id, name, from, until, reason }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <p className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{name}</span>{' '}
              <span className="figures text-muted">
                {until ? say('span', { from, until }) : say('goesOn', { from })}
              </span>
              <br />
              {reason}
            </p>
            <ActButton intent="end" sends={{ suspension: id }} named={say('endNamed', { name })} size="small">
              {say('end')}
            </ActButton>
          </li>
        ))}
      </ul>
      <Fold label={<span className="font-semibold">{say('add')}</span>} open={fault !== undefined}>
        <Form method="post" key={suspensions.length} className="mt-2 grid gap-4 sm:grid-cols-2">
          <Field label={say('who')} error={fault?.fields.memberId} className="sm:col-span-2">
            <Select
              name="memberId"
              defaultValue={fault?.values.memberId ?? ''}
              options={[
                { value: '', label: say('choose') },
                ...voters.map(({ memberId, name }) => ({ value: String(memberId), label: name })),
              ]}
            />
          </Field>
          <Field label={say('startsOn')} error={fault?.fields.startsOn}>
            <TextInput name="startsOn" type="date" required defaultValue={fault?.values.startsOn ?? today} />
          </Field>
          <Field label={say('endsOn')} hint={say('endsHint')} error={fault?.fields.endsOn}>
            <TextInput name="endsOn" type="date" defaultValue={fault?.values.endsOn ?? ''} />
          </Field>
          <Field label={say('reason')} error={fault?.fields.reason} className="sm:col-span-2">
            <TextInput
              name="reason"
              required
              maxLength={1000}
              autoComplete="off"
              defaultValue={fault?.values.reason ?? ''}
            />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="suspend"
            variant="primary"
            className="justify-self-start max-md:w-full"
          >
            {say('suspend')}
          </Button>
        </Form>
      </Fold>
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(votersWords)
