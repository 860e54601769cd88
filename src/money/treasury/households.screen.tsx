import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { HOUSEHOLDS_PATH } from '../fees/fee-paths.ts'
import type { Route } from './+types/households.screen'
import { FeeOutcome } from './fee-outcome.tsx'
import { PEOPLE_FIELDS } from './household-fields.ts'
import { HouseholdLine } from './household-line.tsx'
import { householdActs, householdsScreen, viewHouseholds } from './households-page.server.ts'
import { householdsWords } from './households.words.ts'

export const loader = householdsScreen.shows(viewHouseholds)
export const action = householdsScreen.acts({
  keeps: ['intent', 'payerId', 'payer', 'person', ...PEOPLE_FIELDS],
  acts: householdActs,
})
export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function HouseholdsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(householdsWords)
  const { households, view } = loaderData
  const fault = actionData?.fault
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const faultOf = (payerId: number) => (fault?.values.payerId === String(payerId) ? fault : undefined)
  return (
    <>
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 max-w-[70ch] text-pretty text-muted">{say('lead')}</p>
      <FeeOutcome
        fault={fault}
        faultTitle={say('failed')}
        done={done && { done }}
        text={done ? say(done) : ''}
      />
      <Panel title={say('list')} flush>
        {households.length === 0 ? (
          <EmptyState text={say('none')} />
        ) : (
          <ul className="divide-y divide-line">
            {households.map((household) => (
              <HouseholdLine
                key={household.payer.id}
                household={household}
                fault={faultOf(household.payer.id)}
              />
            ))}
          </ul>
        )}
        <Pager view={view} to={(page) => `${HOUSEHOLDS_PATH}?page=${page}`} />
      </Panel>
      <NewHousehold
        fault={fault?.values.payerId ? undefined : fault}
        key={done === 'made' ? view.total : 0}
      />
    </>
  )
}

function NewHousehold({ fault }: { readonly fault: FormFault | undefined }) {
  const say = useWords(householdsWords)
  const { formData } = useNavigation()
  return (
    <Panel title={say('newTitle')} className="mt-6">
      <Form method="post" preventScrollReset className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <Field
          label={say('payer')}
          hint={say('whoHint')}
          error={fault?.fields.payer}
          className="sm:col-span-2"
        >
          <TextInput
            name="payer"
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={fault?.values.payer}
          />
        </Field>
        {PEOPLE_FIELDS.map((name, index) => (
          <Field
            key={name}
            label={index === 0 ? say('person') : say('personNext', { count: index + 1 })}
            error={fault?.fields[name]}
          >
            <TextInput name={name} maxLength={200} autoComplete="off" defaultValue={fault?.values[name]} />
          </Field>
        ))}
        <div className="sm:col-span-2">
          <Button
            type="submit"
            name="intent"
            value="make"
            variant="primary"
            pending={formData?.get('intent') === 'make'}
            className="max-md:w-full"
          >
            {say('make')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

export const ErrorBoundary = screenFailed(householdsWords)
