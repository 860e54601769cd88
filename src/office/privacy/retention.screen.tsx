import { Form } from 'react-router'
import { z } from 'zod'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { DoneNote, FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useDoneToast, useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import type { Route } from './+types/retention.screen'
import { RETENTION_KEYS, ruleOf } from './retention.ts'
import { PeriodChange } from './retention-input.ts'
import { reasonWords, retentionWords, ruleWords } from './retention.words.ts'
import { runRuleNow, setPeriod, viewRetention } from './run-retention.server.ts'

const screen = declareScreen({ who: 'club.administer' })

export const loader = screen.shows(async ({ db, language }) => {
  const rules = await viewRetention(db)
  return {
    title: speak(retentionWords, language)('title'),
    rules: rules.map(({ lastRunAt, ...rule }) => ({
      ...rule,
      lastRunOn: lastRunAt ? pragueDay(lastRunAt) : null,
    })),
  }
})

const NamedRule = z.strictObject({ key: z.enum(RETENTION_KEYS) })

export const action = screen.acts({
  keeps: ['key', 'period'],
  acts: {
    save: screen.act({
      takes: formOf(PeriodChange.extend(NamedRule.shape)),
      does: async ({ db, visitor }, rule) => {
        await setPeriod(db, visitor, rule)
        return { fault: undefined, done: { count: null } }
      },
    }),
    run: screen.act({
      takes: NamedRule,
      does: async ({ db, visitor }, { key }) => ({
        fault: undefined,
        done: { count: await runRuleNow(db, visitor, key) },
      }),
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RetentionScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(retentionWords)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} />
      <Outcome answer={actionData} />
      <p className="mb-5 max-w-[65ch] text-muted">{say('lead')}</p>
      <Panel flush>
        <ul className="divide-y divide-line">
          {loaderData.rules.map((rule) => (
            <li key={rule.key} className="p-5 md:px-6">
              <Rule rule={rule} fault={actionData?.fault} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

type Answer = Route.ComponentProps['actionData']
type RuleView = Route.ComponentProps['loaderData']['rules'][number]
type RuleProps = { readonly rule: RuleView; readonly fault: NonNullable<Answer>['fault'] | undefined }

function Rule({ rule, fault }: RuleProps) {
  const say = useWords(retentionWords)
  const sayRule = useWords(ruleWords)
  const sayReason = useWords(reasonWords)
  return (
    <div className="grid gap-x-8 gap-y-4 md:grid-cols-[1fr_17rem]">
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          {sayRule(rule.key)}
          <Badge tone={rule.due > 0 ? 'warning' : 'neutral'}>
            {rule.due > 0 ? say('dueNow', { count: rule.due }) : say('nothing')}
          </Badge>
        </h2>
        <p className="mt-1 max-w-[60ch] text-muted">{sayReason(rule.key)}</p>
        {rule.examples.length > 0 && (
          <p className="mt-2 max-w-[60ch] text-sm break-words">
            {say('examples', { examples: rule.examples.join('; ') })}
          </p>
        )}
        <LastRun rule={rule} />
      </div>
      <PeriodForm rule={rule} fault={fault} />
    </div>
  )
}

function LastRun({ rule }: { readonly rule: RuleView }) {
  const say = useWords(retentionWords)
  const language = useLanguage()
  const past =
    rule.lastRunOn === null
      ? say('never')
      : say('last', { day: dayInFigures(rule.lastRunOn, language), count: rule.lastCount ?? 0 })
  return (
    <p className="figures mt-2 text-sm text-muted">
      {past} {say('next')}
    </p>
  )
}

function PeriodForm({ rule, fault }: RuleProps) {
  const say = useWords(retentionWords)
  const name = useWords(ruleWords)(rule.key)
  const { unit, least, most } = ruleOf(rule.key)
  const isMine = fault?.values.key === rule.key
  return (
    <div className="grid content-start gap-2">
      <Form method="post" className="flex items-start gap-2.5" preventScrollReset>
        <input type="hidden" name="key" value={rule.key} />
        <Field
          label={
            <>
              {say('period')} ({say(unit)})<span className="sr-only"> {name}</span>
            </>
          }
          hint={say('limits', { least, most })}
          error={isMine ? fault.fields.period : undefined}
          className="min-w-0 flex-1"
        >
          <TextInput
            key={`${rule.key}-${rule.period}`}
            type="number"
            name="period"
            min={least}
            max={most}
            required
            defaultValue={isMine ? (fault.values.period ?? rule.period) : rule.period}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="save"
          className="mt-[1.8125rem]"
          aria-label={say('saveNamed', { rule: name })}
        >
          {say('save')}
        </Button>
      </Form>
      {rule.due > 0 && <RunNow rule={rule} name={name} />}
    </div>
  )
}

/** Unfolds: nobody deletes by one slip of a thumb. */
function RunNow({ rule, name }: { readonly rule: RuleView; readonly name: string }) {
  const say = useWords(retentionWords)
  return (
    <details>
      <summary className="cursor-pointer py-2 text-sm font-semibold underline underline-offset-4">
        {say('run')}
      </summary>
      <Form method="post" className="grid gap-3 pt-1" preventScrollReset>
        <input type="hidden" name="key" value={rule.key} />
        <p className="text-sm text-muted">{say('runSure')}</p>
        <Button
          type="submit"
          name="intent"
          value="run"
          variant="danger"
          className="justify-self-start"
          aria-label={say('runNamed', { rule: name })}
        >
          {say('runReally')}
        </Button>
      </Form>
    </details>
  )
}

function Outcome({ answer }: { readonly answer: Answer }) {
  const say = useWords(retentionWords)
  const fault = answer?.fault
  const done = answer && 'done' in answer ? answer.done : undefined
  const text = done?.count === null || !done ? say('saved') : say('ran', { count: done.count })
  useFaultToast(fault, fault?.message ?? say('failed'))
  useDoneToast(done, text)
  if (fault) return <FaultNote title={say('failed')} fault={fault} />
  return done ? <DoneNote title={text} /> : null
}

export const ErrorBoundary = screenFailed(retentionWords)
