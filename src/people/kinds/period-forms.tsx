import { Form } from 'react-router'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { KindChoice } from '../members/member-choices.server.ts'
import { whyEndedWords } from '../members/why-ended.words.ts'
import { TOLD_WHYS } from './period.ts'
import { periodsWords } from './period.words.ts'
import type { KeptPeriod } from './periods.server.ts'

type PeriodsProps = {
  /** The last one first. */
  readonly periods: readonly KeptPeriod[]
  readonly kinds: readonly KindChoice[]
  readonly today: string
  readonly isOwn: boolean
  readonly fault: FormFault | undefined
}

const faultOf = (fault: FormFault | undefined, intent: string, period?: number) =>
  fault?.values.intent === intent && (period === undefined || fault.values.period === String(period))
    ? fault
    : undefined

export function PeriodList({ periods, kinds, isOwn, fault, today }: PeriodsProps) {
  const say = useWords(periodsWords)
  const sayWhy = useWords(whyEndedWords)
  const language = useLanguage()
  const day = (value: string | null) => (value === null ? say('unknown') : dayInFigures(value, language))
  if (periods.length === 0)
    return (
      <Panel>
        <p className="text-muted">{say('none')}</p>
      </Panel>
    )
  return (
    <Panel flush>
      <ul className="divide-y divide-line">
        {periods.map((period, index) => (
          <li key={period.id} className="px-5 py-4 md:px-6">
            <p className="font-semibold">{kinds.find(({ id }) => id === period.kindId)?.name}</p>
            <p className="figures text-muted">
              {period.endsOn === null
                ? period.startsOn === null
                  ? say('unknown')
                  : say('goesOn', { from: day(period.startsOn) })
                : say('span', { from: day(period.startsOn), until: day(period.endsOn) })}
              {period.whyEnded && ` · ${sayWhy(period.whyEnded)}`}
            </p>
            {!isOwn && (
              <Fold
                label={<span className="font-medium">{say('correct')}</span>}
                open={
                  faultOf(fault, 'correct', period.id) !== undefined ||
                  faultOf(fault, 'remove', period.id) !== undefined
                }
              >
                <PeriodFields
                  period={period}
                  isLast={index === 0}
                  {...{ kinds, today }}
                  fault={faultOf(fault, 'correct', period.id)}
                />
              </Fold>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

type FieldsProps = Pick<PeriodsProps, 'kinds' | 'today' | 'fault'> & {
  readonly period: KeptPeriod | null
  readonly isLast: boolean
}

function PeriodFields({ period, isLast, kinds, today, fault }: FieldsProps) {
  const say = useWords(periodsWords)
  const sayWhy = useWords(whyEndedWords)
  const value = (name: 'startsOn' | 'endsOn' | 'whyEnded') => fault?.values[name] ?? period?.[name] ?? ''
  const goesOn = isLast && period?.endsOn === null
  return (
    <Form method="post" className="mt-2 grid gap-4 sm:grid-cols-2">
      {period && <input type="hidden" name="period" value={period.id} />}
      <Field label={say('startsOn')} hint={say('startsHint')} error={fault?.fields.startsOn}>
        <TextInput type="date" name="startsOn" max={today} defaultValue={value('startsOn')} />
      </Field>
      {!goesOn && (
        <Field label={say('endsOn')} error={fault?.fields.endsOn}>
          <TextInput
            type="date"
            name="endsOn"
            required
            max={today}
            readOnly={isLast}
            defaultValue={value('endsOn')}
          />
        </Field>
      )}
      <KindSelect kinds={kinds} held={period?.kindId ?? null} fault={fault} />
      {!goesOn && (
        <Field label={say('whyEnded')} error={fault?.fields.whyEnded}>
          <Select
            name="whyEnded"
            defaultValue={value('whyEnded') || 'departed'}
            options={TOLD_WHYS.map((why) => ({ value: why, label: sayWhy(why) }))}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2.5 sm:col-span-2">
        <Button type="submit" name="intent" value={period ? 'correct' : 'add'} className="max-sm:w-full">
          {say(period ? 'save' : 'addPeriod')}
        </Button>
        {period && !isLast && (
          <Button type="submit" name="intent" value="remove" variant="quiet">
            {say('remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}

type KindSelectProps = Pick<PeriodsProps, 'kinds' | 'fault'> & { readonly held: number | null }

/** An archived kind only where it is held already. */
function KindSelect({ kinds, held, fault }: KindSelectProps) {
  const say = useWords(periodsWords)
  return (
    <Field label={say('kind')} error={fault?.fields.kind}>
      <Select
        name="kind"
        defaultValue={fault?.values.kind ?? String(held ?? '')}
        options={kinds
          .filter(({ id, isArchived }) => !isArchived || id === held)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </Field>
  )
}

/** Another kind from a day on; only for who is a member, and where there is another one to give. */
export function ChangeKind({ periods, kinds, today, fault }: PeriodsProps) {
  const say = useWords(periodsWords)
  const open = periods.find(({ endsOn }) => endsOn === null)
  const others = kinds.filter(({ id, isArchived }) => !isArchived && id !== open?.kindId)
  const mine = faultOf(fault, 'kind')
  if (others.length === 0 || (!open && periods.length > 0)) return null
  return (
    <Panel title={say('change')}>
      <p className="mb-4 text-muted">{say('changeNote')}</p>
      <Form method="post" className="grid gap-4 sm:grid-cols-2">
        <KindSelect kinds={others} held={null} fault={mine} />
        <Field label={say('since')} error={mine?.fields.from}>
          <TextInput type="date" name="from" required max={today} defaultValue={mine?.values.from ?? today} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="kind"
          variant="primary"
          className="justify-self-start max-sm:w-full"
        >
          {say('changeKind')}
        </Button>
      </Form>
    </Panel>
  )
}

export function AddPeriod({ kinds, today, fault }: PeriodsProps) {
  const say = useWords(periodsWords)
  const mine = faultOf(fault, 'add')
  return (
    <Panel title={say('add')}>
      <p className="mb-4 text-muted">{say('addNote')}</p>
      <PeriodFields period={null} isLast={false} {...{ kinds, today }} fault={mine} />
    </Panel>
  )
}
