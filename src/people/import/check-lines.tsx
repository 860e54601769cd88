import { Form, useNavigation } from 'react-router'
import { cardNumber } from '../members/member.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { checkWords } from './import.words.ts'
import type { Bucket } from './plan.ts'
import type { RowLine } from './row-line.ts'

const PATH = '/admin/members/import'

type CheckLinesProps = {
  readonly id: number
  readonly lines: readonly RowLine[]
  /** The tab and page one comes back to after deciding. */
  readonly back: string
}

/** The lines of one tab; what is unclear is decided right here, all of it with one press. */
export function CheckLines({ id, lines, back }: CheckLinesProps) {
  const say = useWords(checkWords)
  const isPending = useNavigation().formData?.get('intent') === 'decide'
  const isToDecide = lines.some(({ choices }) => choices !== null)
  if (lines.length === 0)
    return (
      <Panel flush className="mt-5">
        <p className="p-5 text-muted md:px-6">{say('nothingHere')}</p>
      </Panel>
    )
  return (
    <Form method="post" action={`${PATH}?id=${id}&step=check${back}`} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="intent" value="decide" />
      {isToDecide && <p className="mt-5 max-w-[65ch] text-muted">{say('decideLead')}</p>}
      <Panel flush className="mt-5">
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ul>
        {isToDecide && (
          <div className="border-t border-line p-5 md:px-6">
            <Button type="submit" variant="primary" pending={isPending} className="max-md:w-full">
              {say('saveDecisions')}
            </Button>
          </div>
        )}
      </Panel>
    </Form>
  )
}

function Line({ line }: { readonly line: RowLine }) {
  const say = useWords(checkWords)
  return (
    <li className="grid gap-x-5 gap-y-1.5 px-5 py-3.5 md:grid-cols-[6.5rem_15rem_1fr] md:px-6">
      <p className="figures text-sm text-muted md:pt-0.5">{say('row', { line: String(line.line) })}</p>
      <p className="min-w-0 font-semibold break-words">
        {line.name || '–'}
        {line.card && (
          <span className="figures block text-sm font-normal text-muted">
            {say('card', { number: line.card })}
          </span>
        )}
      </p>
      <div className="grid min-w-0 gap-3">
        <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-1">
          {line.details.map(({ label, text }) => (
            <li key={`${label} ${text}`} className="min-w-0 break-words">
              {label && <Label label={label} bucket={line.bucket} />}
              {text}
            </li>
          ))}
        </ul>
        {line.choices && <Choice line={line} choices={line.choices} />}
        {line.isDecided && <Decided line={line} />}
      </div>
    </li>
  )
}

type ChoiceProps = { readonly line: RowLine; readonly choices: NonNullable<RowLine['choices']> }

function Choice({ line, choices }: ChoiceProps) {
  const say = useWords(checkWords)
  return (
    <Field
      label={
        <>
          <span aria-hidden="true">{say('decide')}</span>
          <span className="sr-only">
            {say('decideNamed', { line: String(line.line), name: line.name || '–' })}
          </span>
        </>
      }
      className="md:max-w-96"
    >
      <Select
        name={`line-${line.line}`}
        options={[
          { value: '', label: say('undecided') },
          ...choices.map(({ id, number, name }) => ({
            value: String(id),
            label: say('isCard', { number: cardNumber(number), name }),
          })),
          { value: 'new', label: say('isNew') },
          { value: 'skip', label: say('leaveOut') },
        ]}
      />
    </Field>
  )
}

function Decided({ line }: { readonly line: RowLine }) {
  const say = useWords(checkWords)
  return (
    <p className="flex flex-wrap items-center gap-3">
      <Badge tone="accent">{say('decided')}</Badge>
      <Button type="submit" size="small" name={`line-${line.line}`} value="">
        {say('takeBack')}
      </Button>
    </p>
  )
}

function Label({ label, bucket }: { readonly label: string; readonly bucket: Bucket }) {
  if (bucket === 'error')
    return (
      <Badge tone="danger" className="mr-2">
        {label}
      </Badge>
    )
  return <span className="text-muted">{label}: </span>
}
