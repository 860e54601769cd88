import { Form } from 'react-router'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/tables.screen'
import { tablesWords } from './kiosk.words.ts'
import { tablesActs, tablesScreen, viewTables } from './tables-page.server.ts'

export const loader = tablesScreen.shows(viewTables)
export const action = tablesScreen.acts({ keeps: ['hours'], acts: tablesActs })
export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function TablesScreen({ loaderData: { hours, tables }, actionData }: Route.ComponentProps) {
  const say = useWords(tablesWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const done = actionData && 'closed' in actionData ? actionData : undefined
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, say('closed'))
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[70ch] text-pretty text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {done && <DoneNote title={say('closed')} />}
      <Panel title={say('openHere')}>
        <Form method="post" className="grid max-w-xl gap-4 sm:grid-cols-2">
          <Field label={say('hours')}>
            <Select name="hours" options={hours} defaultValue={fault?.values.hours ?? '4'} />
          </Field>
          <Field label={say('pin')} hint={say('pinHint')} error={fault?.fields.pin}>
            <TextInput
              name="pin"
              type="password"
              inputMode="numeric"
              pattern="[0-9]{4,8}"
              autoComplete="off"
              maxLength={8}
              required
            />
          </Field>
          <div className="sm:col-span-2">
            <Button type="submit" name="intent" value="open" variant="primary">
              {say('openHere')}
            </Button>
            <p className="mt-2 text-sm text-muted">{say('signsOut')}</p>
          </div>
        </Form>
      </Panel>
      <Panel title={say('openNow')} flush className="mt-6">
        {tables.length === 0 ? (
          <EmptyState text={say('none')} />
        ) : (
          <ul className="divide-y divide-line">
            {tables.map(({ id, name, text }) => (
              <li
                key={id}
                className="flex min-h-16 flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-6"
              >
                <p className="figures min-w-0 flex-1 wrap-anywhere">{text}</p>
                <ActButton intent="close" sends={{ id }} named={say('closeNamed', { name })}>
                  {say('close')}
                </ActButton>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

export const ErrorBoundary = screenFailed(tablesWords)
