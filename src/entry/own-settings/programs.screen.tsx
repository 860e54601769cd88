import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/programs.screen'
import { KeyFacts, KeyFields, MadeKey } from './key-fields.tsx'
import { programsAction, programsScreen, viewPrograms } from './programs-page.server.ts'
import { programWords } from './programs.words.ts'

export const loader = programsScreen.shows(viewPrograms)
export const action = programsAction

export function headers() {
  return { 'cache-control': 'no-store' }
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']
type Fault = NonNullable<Route.ComponentProps['actionData']>['fault']

export default function ProgramsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(programWords)
  const fault = actionData?.fault
  const made = actionData && 'made' in actionData ? actionData.made : undefined
  const revoked = actionData && 'revoked' in actionData ? actionData : undefined
  useFaultToast(fault, say('failed'))
  useDoneToast(revoked, say('revoked'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {revoked && <DoneNote title={say('revoked')} />}
      <div className="grid gap-5">
        {made ? (
          <MadeKey {...made} to="/admin/settings/programs" />
        ) : (
          <>
            <Keys keys={loaderData.keys} />
            <NewKey {...loaderData} fault={fault} />
          </>
        )}
      </div>
    </div>
  )
}

function Keys({ keys }: Pick<Data, 'keys'>) {
  const say = useWords(programWords)
  return (
    <Panel flush>
      <p className="p-5 text-muted md:px-6">{say('lead')}</p>
      {keys.length === 0 ? (
        <p className="border-t border-line p-5 md:px-6">{say('none')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {keys.map((key) => (
            <li key={key.id} className="flex items-center gap-4 px-5 py-3 md:px-6">
              <KeyFacts title={key.name} shown={key} />
              <ActButton
                leads
                intent="revoke"
                sends={{ keyId: key.id }}
                named={say('revokeNamed', { name: key.name })}
                size="small"
              >
                {say('revoke')}
              </ActButton>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function NewKey({
  areas,
  days,
  isProved,
  fault,
}: Pick<Data, 'areas' | 'days' | 'isProved'> & { readonly fault: Fault }) {
  const say = useWords(programWords)
  return (
    <Panel title={say('new')}>
      <Form method="post" className="grid gap-5">
        <KeyFields areas={areas} days={days} fault={fault} />
        {!isProved && (
          <Field label={say('password')} error={fault?.fields.password}>
            <PasswordInput name="password" autoComplete="current-password" required />
          </Field>
        )}
        <Button
          type="submit"
          name="intent"
          value="make"
          variant="primary"
          className="justify-self-start max-sm:w-full"
        >
          {say('make')}
        </Button>
      </Form>
    </Panel>
  )
}
