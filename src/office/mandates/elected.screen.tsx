import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { speak } from '../../ground/values/words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import type { Route } from './+types/elected.screen'
import {
  ELECTED_FIELDS,
  electedActs,
  electedScreen as screen,
  type ElectedView,
  viewElected,
} from './elected-page.server.ts'
import { TermFields } from '../titles/term-fields.tsx'
import { mandatesWords } from './mandates.words.ts'

export const loader = screen.shows(async (context) => {
  const page = await viewElected(context, context.params.id)
  return { ...page, title: `${speak(mandatesWords, context.language)('title')}: ${page.name}` }
})

export const action = screen.acts({ keeps: ELECTED_FIELDS, acts: electedActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function ElectedScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(mandatesWords)
  const { name, isOver, elections, people } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} note={<span className="wrap-anywhere">{name}</span>} />
      <p className="-mt-3 mb-5 max-w-[75ch] text-pretty text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {!isOver && <p className="mb-5 rounded-lg bg-warning px-4 py-3 text-warning-ink">{say('notOver')}</p>}
      <datalist id="elected-people">
        {people.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <div className="grid gap-5">
        {elections.length === 0 && (
          <Panel>
            <EmptyState text={say('empty')} />
          </Panel>
        )}
        {elections.map((election) => (
          <Panel
            key={election.voteId}
            title={
              <span className="wrap-anywhere">
                {election.point}
                {election.round > 1 && ` (${say('round', { round: election.round })})`}
              </span>
            }
          >
            {election.terms.length > 0 ? (
              <Written terms={election.terms} />
            ) : (
              isOver && (
                <ResultForm
                  page={loaderData}
                  election={election}
                  fault={fault?.values.voteId === String(election.voteId) ? fault : undefined}
                />
              )
            )}
            {!isOver && election.terms.length === 0 && (
              <ul className="grid gap-1">
                {election.elected.map((one) => (
                  <li key={one.name}>{say('elected', { name: one.name })}</li>
                ))}
              </ul>
            )}
          </Panel>
        ))}
      </div>
    </div>
  )
}

type Election = ElectedView['elections'][number]

function Written({ terms }: Pick<Election, 'terms'>) {
  const say = useWords(mandatesWords)
  const sayRole = useWords(roleWords)
  return (
    <ul className="divide-y divide-line">
      {terms.map(({ memberId, name, title, from, until, role }) => (
        <li key={memberId} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <Link to={`/admin/${memberId}/edit`} className="link font-semibold">
            {name}
          </Link>
          <span className="figures text-muted">
            {until === null ? say('onward', { title, from }) : say('until', { title, from, until })}
          </span>
          {role && <Badge tone="info">{say('withRole', { role: sayRole(role) })}</Badge>}
          <Badge tone="success">{say('written')}</Badge>
        </li>
      ))}
    </ul>
  )
}

type ResultProps = {
  readonly page: ElectedView
  readonly election: Election
  readonly fault: FormFault | undefined
}

function ResultForm({ page: { titles, divisions, roles, governs, today }, election, fault }: ResultProps) {
  const say = useWords(mandatesWords)
  const isPending = useNavigation().formData?.get('voteId') === String(election.voteId)
  const values = fault?.values ?? {}
  const fields = fault?.fields ?? {}
  return (
    <Form method="post" className="grid grid-cols-2 items-start gap-4">
      <input type="hidden" name="voteId" value={election.voteId} />
      {election.elected.map(({ name, card }, index) => {
        const field = `member${index + 1}`
        return (
          <Field
            key={field}
            label={say('member', { name })}
            hint={say('memberHint')}
            error={fields[field] && say('unknownMember')}
            className="col-span-2"
          >
            <TextInput
              name={field}
              required
              maxLength={300}
              list="elected-people"
              autoComplete="off"
              defaultValue={values[field] ?? card}
            />
          </Field>
        )
      })}
      <TermFields titles={titles} divisions={divisions} roles={roles} today={today} fault={fault} />
      {governs && (
        <div className="col-span-2">
          <OwnPassword error={fields.password} hint={say('proof')} isRequired={false} />
        </div>
      )}
      <Button
        type="submit"
        name="intent"
        value="write"
        variant="primary"
        pending={isPending}
        className="col-span-2 justify-self-start max-sm:w-full"
      >
        {say('write')}
      </Button>
    </Form>
  )
}

export const ErrorBoundary = screenFailed(mandatesWords)
