import { type ComponentProps, type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { batchSentence } from '../../ground/batches/batch-sentence.ts'
import { BulkBar } from '../../ground/batches/bulk-bar.tsx'
import { useSelection } from '../../ground/batches/use-selection.ts'
import { type ListedPerson, PeopleTable } from '../members/people-table.tsx'
import type { Sorting } from '../../ground/lists/sort-menu.tsx'
import { usePendingMember } from '../../ground/lists/use-pending-member.ts'
import { listName } from '../members/member.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { DialogForm } from '../../ground/ui/dialog-form.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Icon } from '../../ground/ui/icon.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { HogState } from './hog-number.ts'
import { hogWords } from './hog.words.ts'

export type HogPerson = ListedPerson & {
  readonly hogNumber: string | null
  readonly hogExpiresOn: string | null
  readonly version: number
  readonly state: HogState
}

type HogListProps = {
  readonly people: readonly HogPerson[]
  readonly batchSize: number
  readonly sorting: Sorting
  readonly address: string
  readonly fault: FormFault | undefined
  /** The way to the other pages; the bulk bar comes after it. */
  readonly children: ReactNode
}

/** Every row is a form of its own: a number, a day and a button, edited where it stands. */
export function HogList({ people, batchSize, sorting, address, fault, children }: HogListProps) {
  const say = useWords(hogWords)
  const selection = useSelection(people.map(({ id }) => id))
  const refused = (id: number) => (fault?.values.memberId === String(id) ? fault : undefined)
  return (
    <>
      <PeopleTable
        label={say('title')}
        people={people}
        selection={selection}
        sorting={sorting}
        columns={[
          {
            key: 'state',
            label: say('state'),
            onPhone: 'side',
            renderCell: (person) => <State person={person} isRefused={refused(person.id) !== undefined} />,
          },
          {
            key: 'number',
            sort: 'number',
            label: say('number'),
            namesItself: true,
            onPhone: 'written',
            renderCell: (person) => <NumberField person={person} fault={refused(person.id)} />,
          },
          {
            key: 'expires',
            sort: 'expires',
            label: say('expires'),
            namesItself: true,
            onPhone: 'written',
            renderCell: (person) => <ExpiryField person={person} fault={refused(person.id)} />,
          },
        ]}
        renderAction={(person) => <Save person={person} address={address} />}
      />
      {children}
      <Prolong ids={selection.ids} onClear={selection.clear} batchSize={batchSize} address={address} />
    </>
  )
}

const STATES: Readonly<Record<HogState, { tone: BadgeTone; word: `state${Capitalize<HogState>}` }>> = {
  missing: { tone: 'neutral', word: 'stateMissing' },
  expired: { tone: 'danger', word: 'stateExpired' },
  expiring: { tone: 'warning', word: 'stateExpiring' },
  valid: { tone: 'success', word: 'stateValid' },
  unknown: { tone: 'neutral', word: 'stateUnknown' },
}

type StateProps = { readonly person: HogPerson; readonly isRefused: boolean }

/** What is known; on a phone what opens the fields, so that those of everybody do not stand there at once. */
function State({ person, isRefused }: StateProps) {
  const say = useWords(hogWords)
  const { tone, word } = STATES[person.state]
  return (
    <>
      <Badge tone={tone}>{say(word)}</Badge>
      <details className="card-opener" open={isRefused || undefined}>
        <summary aria-label={say('writeNamed', { name: listName(person) })}>
          <Icon name="down" />
        </summary>
      </details>
    </>
  )
}

type CellProps = { readonly person: HogPerson; readonly fault: FormFault | undefined }

const formId = (person: HogPerson) => `hog-${person.id}`

function NumberField({ person, fault }: CellProps) {
  const say = useWords(hogWords)
  return (
    <CellField
      label={say('number')}
      spoken={say('numberOf', { name: listName(person) })}
      error={fault?.fields.hogNumber ?? (fault?.code === 'hog_number_taken' ? fault.message : undefined)}
      // What another officer wrote replaces what stood here; what this one wrote stays.
      key={person.hogNumber}
      form={formId(person)}
      name="hogNumber"
      defaultValue={fault?.values.hogNumber ?? person.hogNumber ?? ''}
      maxLength={40}
      autoCapitalize="characters"
      className="uppercase md:w-40"
    />
  )
}

function ExpiryField({ person, fault }: CellProps) {
  const say = useWords(hogWords)
  return (
    <CellField
      label={say('expires')}
      spoken={say('expiresOf', { name: listName(person) })}
      error={fault?.fields.expiresOn}
      key={person.hogExpiresOn}
      form={formId(person)}
      type="date"
      name="expiresOn"
      defaultValue={fault?.values.expiresOn ?? person.hogExpiresOn ?? ''}
      min="1990-01-01"
      max="2099-12-31"
      className="md:w-40"
    />
  )
}

type CellFieldProps = ComponentProps<'input'> & {
  readonly label: string
  readonly spoken: string
  readonly error: string | undefined
}

/** In a table the column names the field; on a phone the field names itself. */
function CellField({ label, spoken, error, type = 'text', ...input }: CellFieldProps) {
  return (
    <Field label={label} error={error} className="cell-field">
      <TextInput aria-label={spoken} autoComplete="off" type={type} {...(input as object)} />
    </Field>
  )
}

function Save({ person, address }: { readonly person: HogPerson; readonly address: string }) {
  const say = useWords(hogWords)
  const pending = usePendingMember() === person.id
  return (
    <Form id={formId(person)} method="post" action={address} discover="none" preventScrollReset>
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="memberId" value={person.id} />
      <input type="hidden" name="version" value={person.version} />
      <Button
        type="submit"
        size="small"
        pending={pending}
        className="max-md:w-full"
        aria-label={say('saveNamed', { name: listName(person) })}
      >
        {say('save')}
      </Button>
    </Form>
  )
}

type ProlongProps = {
  readonly ids: readonly number[]
  readonly onClear: () => void
  readonly batchSize: number
  readonly address: string
}

function Prolong({ ids, onClear, batchSize, address }: ProlongProps) {
  const say = useWords(hogWords)
  const language = useLanguage()
  const [asking, setAsking] = useState(false)
  return (
    <>
      <BulkBar count={ids.length} onClear={onClear}>
        <Button variant="primary" size="small" onClick={() => setAsking(true)}>
          {say('prolong')}
        </Button>
      </BulkBar>
      <DialogForm
        open={asking}
        onClose={() => setAsking(false)}
        title={say('prolong')}
        text={batchSentence({ count: ids.length, batchSize }, language)}
        confirm={say('prolong')}
        address={address}
        sends={{ intent: 'prolong', ids: ids.join(',') }}
      >
        <Field label={say('prolongUntil')} hint={say('prolongNote')}>
          <TextInput type="date" name="expiresOn" max="2099-12-31" required />
        </Field>
      </DialogForm>
    </>
  )
}
