import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { RunProgress } from '../../ground/batches/run-progress.tsx'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useShown } from '../../ground/ui/use-shown.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { roleWords } from '../members/role.words.ts'
import type { Route } from './+types/change.screen'
import { changeActs, changeScreen, viewChange } from './change-page.server.ts'
import { changeWords } from './change.words.ts'
import { CHANGE_PATH } from './change-path.ts'

export const loader = changeScreen.shows(viewChange)
export const action = changeScreen.acts({ keeps: ['ids', 'filter'], acts: changeActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

type Data = Route.ComponentProps['loaderData']

export default function ChangeScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { count, run, preview, past } = loaderData
  const say = useWords(changeWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  return (
    <>
      <PageTitle title={say('title')} note={run ? undefined : say('cards', { count })} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {run ? (
        <>
          <RunProgress batchId={run.id} initial={run} />
          <UndoForm {...loaderData} />
        </>
      ) : (
        <div className="grid gap-5">
          <AskForm {...loaderData} />
          {preview && <Preview key={JSON.stringify(loaderData.asked)} {...loaderData} preview={preview} />}
        </div>
      )}
      {past.length > 0 && (
        <Panel title={say('past')} flush className="mt-5">
          <ul className="divide-y divide-line border-t border-line">
            {past.map(({ id, title, done, by, when }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-4 px-5 py-2.5 md:px-6">
                <Link to={`${CHANGE_PATH}?run=${id}`} className="link font-semibold">
                  {title}
                </Link>
                <span className="figures text-sm text-muted">
                  {say('cards', { count: done })} · {by}, {when}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(changeWords)('title')} />
}

/** Whom it is about travels with the form, as the address said it. */
function Whom({ whom }: Pick<Data, 'whom'>) {
  if (whom.ids) return <input type="hidden" name="ids" value={whom.ids} />
  return [...new URLSearchParams(whom.filter)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}

function AskForm({ whom, asked, choices, kinds, roles }: Data) {
  const say = useWords(changeWords)
  const sayRole = useWords(roleWords)
  return (
    <Panel title={say('what')}>
      <Form method="get" action={CHANGE_PATH} className="grid gap-5 md:grid-cols-2">
        <Whom whom={whom} />
        <Field label={say('division')}>
          <Select
            name="toDivision"
            defaultValue={asked.toDivision}
            options={[
              { value: '', label: say('keep') },
              ...choices.divisions
                .filter(({ isClosed }) => !isClosed)
                .map(({ id, name }) => ({ value: String(id), label: name })),
              { value: 'none', label: say('noDivision') },
            ]}
          />
        </Field>
        {kinds.length > 1 && (
          <Field label={say('kind')} hint={say('kindHint')}>
            <Select
              name="toKind"
              defaultValue={asked.toKind}
              options={[
                { value: '', label: say('keep') },
                ...kinds
                  .filter(({ isArchived }) => !isArchived)
                  .map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Field>
        )}
        {roles.length > 0 && (
          <Field label={say('role')} hint={say('roleHint')}>
            <Select
              name="toRole"
              defaultValue={asked.toRole}
              options={[
                { value: '', label: say('keep') },
                ...roles.map((role) => ({ value: role, label: sayRole(role) })),
              ]}
            />
          </Field>
        )}
        <Field label={say('addTags')} hint={say('tagsHint')}>
          <TextInput name="addTags" defaultValue={asked.addTags} maxLength={200} list="known-tags" />
        </Field>
        <Field label={say('removeTags')} hint={say('tagsHint')}>
          <TextInput name="removeTags" defaultValue={asked.removeTags} maxLength={200} list="known-tags" />
        </Field>
        <datalist id="known-tags">
          {choices.tags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
        <div className="md:col-span-2">
          <Button type="submit" className="max-md:w-full">
            {say('preview')}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}

type Shown = NonNullable<Data['preview']>
type Change = Shown['groups'][number] | Shown['people'][number]['changes'][number]

const FIELD_WORDS: Readonly<Record<string, 'division' | 'kind' | 'role'>> = {
  division: 'division',
  membershipKind: 'kind',
  role: 'role',
}

/** One change in words: 'Divize: Šumperk → Olomouc'. */
function useChangeInWords({ choices, kinds, known }: Pick<Data, 'choices' | 'kinds' | 'known'>) {
  const say = useWords(changeWords)
  const sayRole = useWords(roleWords)
  const told = (field: string, value: Change['from']): string => {
    if (value === null || value === '') return say('none')
    if (field === 'division') return choices.divisions.find(({ id }) => id === value)?.name ?? String(value)
    if (field === 'membershipKind') return kinds.find(({ id }) => id === value)?.name ?? String(value)
    const role = known.find((one) => one === value)
    return field === 'role' && role ? sayRole(role) : String(value)
  }
  return ({ field, from, to }: Change) =>
    say('arrow', {
      field: say(FIELD_WORDS[field] ?? 'tags'),
      from: told(field, from),
      to: told(field, to),
    })
}

function Preview(props: Data & { readonly preview: Shown }) {
  const { preview, whom, asked, count } = props
  const say = useWords(changeWords)
  const inWords = useChangeInWords(props)
  const shown = useShown<HTMLDivElement>()
  // Whoever is told no stays where he was, with the same people and the same wish.
  const here = new URLSearchParams([
    ...(whom.ids ? [['ids', whom.ids]] : new URLSearchParams(whom.filter)),
    ...Object.entries(asked),
  ])
  return (
    <div ref={shown} className="scroll-mt-4">
      <Panel title={say('changes')}>
        <p className="figures text-lg">
          {preview.changing === 0 && preview.refused === 0 ? say('nothing') : say('counted', preview)}
        </p>
        <ul className="figures mt-3 grid gap-1">
          {preview.groups.map((group) => (
            <li key={inWords(group)}>
              <b>{say('times', { count: group.count })}</b> {inWords(group)}
            </li>
          ))}
        </ul>
        {preview.people.length > 0 && (
          <details className="mt-4" open={preview.people.length <= 20}>
            <summary className="cursor-pointer py-1 font-semibold">{say('people')}</summary>
            <ul className="mt-1 max-h-96 divide-y divide-line overflow-y-auto">
              {preview.people.map((person) => (
                <li key={person.id} className="flex flex-wrap gap-x-4 py-1.5">
                  <Link to={`/admin/${person.id}/edit`} className="link min-w-48 font-medium">
                    {person.name}
                  </Link>
                  <span className={person.refused ? 'text-danger-ink' : 'text-muted'}>
                    {person.refused ?? person.changes.map(inWords).join('; ')}
                  </span>
                </li>
              ))}
            </ul>
            {preview.changing + preview.refused > preview.people.length && (
              <p className="mt-2 text-sm text-muted">{say('first', { count: preview.people.length })}</p>
            )}
          </details>
        )}
        {preview.changing > 0 && (
          <Form method="post" action={`${CHANGE_PATH}?${here}`} className="mt-5">
            {whom.ids ? (
              <input type="hidden" name="ids" value={whom.ids} />
            ) : (
              <input type="hidden" name="filter" value={whom.filter} />
            )}
            <input type="hidden" name="expected" value={count} />
            {Object.entries(asked).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" name="intent" value="change" variant="primary" className="max-md:w-full">
              {say('perform')}
            </Button>
          </Form>
        )}
      </Panel>
    </div>
  )
}

function UndoForm({ run, undo }: Data) {
  const say = useWords(changeWords)
  if (!run || !undo) return null
  if (undo.isUndone) return <p className="text-muted">{say('undone')}</p>
  return (
    <Form method="post" action={CHANGE_PATH} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="id" value={run.id} />
      <Button type="submit" name="intent" value="undo" className="max-md:w-full">
        {say('undo')}
      </Button>
      <p className="text-muted">{say('undoText')}</p>
    </Form>
  )
}
