import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { lapsesWords } from './lapses.words.ts'

type Decided = {
  readonly paymentId: number
  readonly end: string
  readonly lastOn: string | null
  readonly earliest: string | null
}

type DecisionProps = {
  readonly lapse: Decided
  readonly today: string
  readonly fault: FormFault | undefined
}

/** One of three; whichever it is, it is said once. */
export function Decision({ lapse, today, fault }: DecisionProps) {
  const say = useWords(lapsesWords)
  const value = (intent: string, name: string) =>
    fault?.values.intent === intent ? fault.values[name] : undefined
  const wrong = (intent: string, name: string) =>
    fault?.values.intent === intent ? fault.fields[name] : undefined
  const { paymentId, lastOn, earliest } = lapse
  return (
    <details className="mt-1" open={fault !== undefined || undefined}>
      <summary className="cursor-pointer py-2 font-semibold">{say('decide')}</summary>
      <div className="mt-2 grid gap-6">
        <Way paymentId={paymentId} title={lapse.end} lead={say('endLead')}>
          <Button type="submit" name="intent" value="end" variant="danger" className="sm:justify-self-start">
            {say('endButton')}
          </Button>
        </Way>
        <Way paymentId={paymentId} title={say('extend')} lead={say('extendLead')}>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={say('givenOn')} error={wrong('extend', 'givenOn')}>
              <TextInput
                type="date"
                name="givenOn"
                max={lastOn ?? today}
                defaultValue={value('extend', 'givenOn')}
                required
              />
            </Field>
            <Field label={say('until')} error={wrong('extend', 'until')}>
              <TextInput
                type="date"
                name="until"
                min={earliest ?? undefined}
                defaultValue={value('extend', 'until')}
                required
              />
            </Field>
          </div>
          <Field label={say('how')} error={wrong('extend', 'reason')}>
            <TextInput name="reason" maxLength={2000} defaultValue={value('extend', 'reason')} required />
          </Field>
          <Button type="submit" name="intent" value="extend" className="sm:justify-self-start">
            {say('extendButton')}
          </Button>
        </Way>
        <Way paymentId={paymentId} title={say('waive')} lead={say('waiveLead')}>
          <Field label={say('reason')} error={wrong('waive', 'reason')}>
            <TextInput name="reason" maxLength={2000} defaultValue={value('waive', 'reason')} required />
          </Field>
          <Checkbox name="waiveFee" value="yes" label={say('waiveFee')} />
          <Button type="submit" name="intent" value="waive" className="sm:justify-self-start">
            {say('waiveButton')}
          </Button>
        </Way>
      </div>
    </details>
  )
}

type WayProps = {
  readonly paymentId: number
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

function Way({ paymentId, title, lead, children }: WayProps) {
  return (
    <Form method="post" className="grid gap-3 border-t border-line pt-4" preventScrollReset>
      <input type="hidden" name="paymentId" value={paymentId} />
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-1 max-w-[70ch] text-pretty text-sm text-muted">{lead}</p>
      </div>
      {children}
    </Form>
  )
}
