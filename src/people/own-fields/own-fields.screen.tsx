import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/own-fields.screen'
import { FieldForm, FieldPanel } from './field-panel.tsx'
import { isKept, ownFieldActs, ownFieldsScreen, viewOwnFields } from './own-fields-page.server.ts'
import { ownFieldsWords } from './own-fields.words.ts'

export const loader = ownFieldsScreen.shows(viewOwnFields)
export const action = ownFieldsScreen.acts({ keeps: isKept, acts: ownFieldActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function OwnFieldsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(ownFieldsWords)
  const { fields } = loaderData
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? '')
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <p className="mb-5 max-w-[75ch] text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <div className="grid gap-5">
        {fields.length === 0 && <EmptyState text={say('empty')} />}
        {fields.map((field, index) => (
          <FieldPanel
            key={JSON.stringify(field)}
            view={loaderData}
            field={field}
            isFirst={index === 0}
            isLast={index === fields.length - 1}
            fault={fault?.values.id === String(field.id) ? fault : undefined}
          />
        ))}
        <Panel>
          <Fold label={<span className="font-semibold">{say('rows')}</span>}>
            <dl className="mt-3 grid gap-3">
              {loaderData.rows.map(({ row, name, says }) => (
                <div key={row}>
                  <dt className="font-semibold">{name}</dt>
                  <dd className="text-[0.9375rem] text-muted">{says}</dd>
                </div>
              ))}
            </dl>
          </Fold>
        </Panel>
        <Panel title={say('add')}>
          <FieldForm
            key={fields.length}
            view={loaderData}
            field={null}
            fault={fault?.values.intent === 'add' ? fault : undefined}
          />
        </Panel>
      </div>
    </div>
  )
}

export const ErrorBoundary = screenFailed(ownFieldsWords)
