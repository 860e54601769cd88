import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { listAddress } from '../../ground/lists/list-address.ts'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/views.screen'
import { FilterChips } from './filter-chips.tsx'
import { isFiltered } from './members-address.ts'
import { viewsActs, viewsScreen, viewViews } from './views-page.server.ts'
import { viewsWords } from './views.words.ts'

const PATH = '/admin/members/views'

export const loader = viewsScreen.shows(viewViews)
export const action = viewsScreen.acts({ keeps: ['intent', 'id', 'name', 'over'], acts: viewsActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']
type Saved = Data['views'][number]

export default function ViewsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { views, view, asked } = loaderData
  const say = useWords(viewsWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <p className="mb-5 max-w-[75ch] text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {asked && <SaveForm {...loaderData} asked={asked} fault={fault} />}
      <Panel flush>
        {views.length === 0 ? (
          <EmptyState
            text={say('empty')}
            action={<ButtonLink to="/admin/members">{say('members')}</ButtonLink>}
          />
        ) : (
          <ul className="divide-y divide-line">
            {views.map((one) => (
              <li key={one.id} className="px-5 py-3.5 md:px-6">
                <Line
                  saved={one}
                  mayShare={loaderData.mayShare}
                  fault={fault?.values.id === String(one.id) ? fault : undefined}
                />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Pager view={view} to={(page) => listAddress(PATH, { page })} />
    </div>
  )
}

type SaveProps = Pick<Data, 'views' | 'choices' | 'kinds' | 'own' | 'mayShare'> & {
  readonly asked: NonNullable<Data['asked']>
  readonly fault: FormFault | undefined
}

/** What stands in the address of the list, to be kept; its filters can still be taken off one by one. */
function SaveForm({
  views,
  choices,
  kinds,
  own: fields,
  mayShare,
  asked: { address, query },
  fault,
}: SaveProps) {
  const say = useWords(viewsWords)
  const own = views.filter(({ isOwn }) => isOwn)
  return (
    <Panel title={say('save')} className="mb-5">
      {isFiltered(address) ? (
        <FilterChips address={address} choices={choices} kinds={kinds} own={fields} />
      ) : (
        <p className="text-muted">{say('everybody')}</p>
      )}
      <Form method="post" className="mt-4 grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="query" value={query} />
        <Field label={say('name')} error={fault?.fields.name}>
          <TextInput
            name="name"
            required
            maxLength={60}
            defaultValue={fault?.values.name ?? ''}
            autoComplete="off"
          />
        </Field>
        {own.length > 0 && (
          <Field label={say('over')}>
            <Select
              name="over"
              defaultValue={fault?.values.over ?? ''}
              options={[
                { value: '', label: say('overNew') },
                ...own.map(({ id, name }) => ({ value: String(id), label: say('overOld', { name }) })),
              ]}
            />
          </Field>
        )}
        {mayShare && (
          <div className="sm:col-span-2">
            <Checkbox name="shared" value="yes" label={say('shared')} />
          </div>
        )}
        <Button type="submit" name="intent" value="save" variant="primary" className="sm:w-fit">
          {say('submit')}
        </Button>
      </Form>
    </Panel>
  )
}

type LineProps = {
  readonly saved: Saved
  readonly mayShare: boolean
  readonly fault: FormFault | undefined
}

function Line({ saved, mayShare, fault }: LineProps) {
  const say = useWords(viewsWords)
  const { id, name, shared, owner, isOwn, mayChange } = saved
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Link to={`/admin/members?view=${id}`} className="link font-semibold">
          {name}
        </Link>
        {shared && <Badge>{say('isShared')}</Badge>}
        {!isOwn && <span className="text-muted">{say('owner', { name: owner })}</span>}
      </p>
      {mayChange && (
        <Fold
          label={
            <span>
              {say('edit')} <span className="sr-only">{name}</span>
            </span>
          }
          open={fault !== undefined}
        >
          <Form method="post" className="mt-2 grid gap-3 sm:grid-cols-2">
            <input type="hidden" name="id" value={id} />
            <Field label={say('name')} error={fault?.fields.name}>
              <TextInput
                name="name"
                required
                maxLength={60}
                defaultValue={fault?.values.name ?? name}
                autoComplete="off"
              />
            </Field>
            {mayShare && (
              <div className="sm:col-span-2">
                <Checkbox name="shared" value="yes" label={say('shared')} defaultChecked={shared} />
              </div>
            )}
            <div className="flex flex-wrap gap-3 sm:col-span-2">
              <Button type="submit" name="intent" value="change" size="small">
                {say('submit')}
              </Button>
              <Button type="submit" name="intent" value="remove" variant="danger" size="small" formNoValidate>
                {say('remove')}
              </Button>
            </div>
          </Form>
        </Fold>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(viewsWords)('title')} />
}
