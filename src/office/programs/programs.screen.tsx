import { Form } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { ProvedAct } from '../../entry/accounts/proved-act.tsx'
import { KeyFacts, KeyFields, MadeKey } from '../../entry/own-settings/key-fields.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/programs.screen'
import { clubProgramsAction, clubProgramsScreen, viewAllKeys } from './programs-page.server.ts'
import { clubProgramWords } from './programs.words.ts'

const PATH = '/admin/sprava/programs'

export const loader = clubProgramsScreen.shows(viewAllKeys)
export const action = clubProgramsAction

export function headers() {
  return { 'cache-control': 'no-store' }
}

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']
type Fault = NonNullable<Route.ComponentProps['actionData']>['fault']

export default function ClubProgramsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(clubProgramWords)
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
          <MadeKey {...made} to={PATH} />
        ) : (
          <>
            <Keys which="clubs" keys={loaderData.clubs} fault={fault} />
            <Keys which="peoples" keys={loaderData.peoples} fault={fault} />
            <NewKey {...loaderData} fault={fault?.values.intent === 'make' ? fault : undefined} />
          </>
        )}
      </div>
    </div>
  )
}

type KeysProps = {
  readonly which: 'clubs' | 'peoples'
  readonly keys: Data['clubs']
  readonly fault: Fault
}

function Keys({ which, keys, fault }: KeysProps) {
  const say = useWords(clubProgramWords)
  return (
    <Panel title={say(which)} flush>
      <p className="px-5 pb-5 text-muted md:px-6">{say(`${which}Lead`)}</p>
      {keys.length === 0 ? (
        <p className="border-t border-line p-5 md:px-6">{say(`${which}None`)}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {keys.map((key) => (
            <li key={key.id} className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3 md:px-6">
              <KeyFacts
                title={key.owner === null ? key.name : `${key.owner}: ${key.name}`}
                shown={key}
                may={key.office && say('as', { office: key.office })}
                from={key.owner === null && key.madeBy ? say('madeBy', { who: key.madeBy }) : null}
              />
              <ProvedAct
                intent="revoke"
                of={['keyId', key.id]}
                label={say('revoke')}
                named={say('revokeNamed', {
                  name: key.owner === null ? key.name : `${key.name}, ${key.owner}`,
                })}
                fault={fault}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type NewKeyProps = Pick<Data, 'areas' | 'days' | 'offices'> & { readonly fault: Fault }

function NewKey({ areas, days, offices, fault }: NewKeyProps) {
  const say = useWords(clubProgramWords)
  return (
    <Panel title={say('new')}>
      <Form method="post" className="grid gap-5">
        <KeyFields areas={areas} days={days} fault={fault} />
        <Field label={say('office')} hint={say('officeHint')} error={fault?.fields.office}>
          <Select name="office" defaultValue={fault?.values.office ?? 'Member'} options={offices} />
        </Field>
        <OwnPassword error={fault?.fields.password} />
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

export const ErrorBoundary = screenFailed(clubProgramWords)
