import type { ReactNode } from 'react'
import { z } from 'zod'
import { Form, Link, useNavigation } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { listDivisions } from '../../people/members/member-choices.server.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { ROLES } from '../../permissions.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { LANGUAGES, speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/fee-settings.screen'
import { changeFeeSettings, weighFeeSettings } from '../fees/change-fee-settings.server.ts'
import { Period } from '../fees/fee-list.ts'
import { PeriodLinks } from './period-links.tsx'
import { Weighed } from './weighed-change.tsx'
import { FeeOutcome } from './fee-outcome.tsx'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { isSettingsField, settingsValues, textField } from '../fees/fee-settings-form.ts'
import { feeSettingsWords } from '../fees/fee-settings.words.ts'
import { BLANKS, FEE_TEXTS } from '../fees/fee-text.ts'
import { LetterText } from '../fees/letter-text.tsx'
import { monthNames } from '../../ground/values/day-in-words.ts'

const screen = declareScreen({ who: 'fees.manage' })
const OfYear = z.looseObject({ period: Period })

export const loader = screen.shows(async ({ db, language, today, url }) => {
  const year = Number(today.slice(0, 4))
  const asked = Period.safeParse(url.searchParams.get('period'))
  const period = asked.success ? asked.data : year
  const [settings, divisions] = await Promise.all([readFeeSettings(db, period), listDivisions(db)])
  const values = settingsValues(
    settings,
    divisions.map(({ id }) => id),
  )
  const title = speak(feeSettingsWords, language)('title', { year: String(period) })
  return { title, year, period, values, divisions }
})

export const action = screen.acts({
  keeps: isSettingsField,
  acts: {
    '': screen.act({
      takes: OfYear,
      does: async ({ db, visitor }, { period }, form) => {
        await changeFeeSettings(db, visitor, { period, form })
        return { fault: undefined, done: { at: Object.keys(form).length } }
      },
    }),
    weigh: screen.act({
      takes: OfYear,
      does: async ({ db }, { period }, form) => ({
        fault: undefined,
        weighed: await weighFeeSettings(db, { period, form }),
        values: form,
      }),
    }),
  },
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function FeeSettingsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords(feeSettingsWords)
  const fault = actionData?.fault
  const weighed = actionData && 'weighed' in actionData ? actionData : undefined
  const values = { ...loaderData.values, ...fault?.values, ...weighed?.values }
  const form = { values, faults: fault?.fields ?? {} }
  const { formData } = useNavigation()
  const { year, period } = loaderData
  const isWeighing = formData?.get('intent') === 'weigh'
  const here = (one: number) => (one === year ? TAB_PATHS.settings : `${TAB_PATHS.settings}?period=${one}`)
  return (
    <div className="max-w-4xl">
      <PageTitle
        title={say('title', { year: String(period) })}
        actions={
          <Link to={TAB_PATHS.generate} className="link">
            {say('back')}
          </Link>
        }
      />
      <FeeOutcome
        fault={fault}
        faultTitle={say('failed')}
        done={actionData && 'done' in actionData ? actionData.done : undefined}
        text={say('saved')}
      />
      <PeriodLinks year={year} period={period} to={here} />
      <p className="mb-4 max-w-[75ch] text-muted">{say('ofYear', { year: String(period) })}</p>
      {/* Another year is another form: what was typed for one is not shown for the other. */}
      <Form key={period} method="post" action={here(period)} className="grid gap-5">
        <input type="hidden" name="period" value={period} />
        <Amounts form={form} divisions={loaderData.divisions} />
        <Days form={form} />
        <Reminders form={form} />
        <Texts form={form} />
        {weighed && <Weighed weighed={weighed.weighed} />}
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant="primary"
            pending={formData !== undefined && !isWeighing}
            className="max-md:w-full"
          >
            {say('save')}
          </Button>
          <Button type="submit" name="intent" value="weigh" pending={isWeighing} className="max-md:w-full">
            {say('weigh')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feeSettingsWords)('name')} />
}

type FormView = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
}
type PartProps = { readonly form: FormView }

function Amounts({
  form,
  divisions,
}: PartProps & { readonly divisions: readonly { id: number; name: string }[] }) {
  const say = useWords(feeSettingsWords)
  const sayRole = useWords(roleWords)
  const language = useLanguage()
  const months = monthNames(language, 'long')
  return (
    <Panel title={say('amounts')}>
      <div className="grid gap-5 md:grid-cols-2">
        <Text form={form} name="yearly" label={say('yearly')} hint={say('yearlyHint')} inputMode="decimal" />
        <Field label={say('newcomers')} hint={say('newcomersHint')} error={form.faults.newcomersFreeFrom}>
          <Select
            name="newcomersFreeFrom"
            defaultValue={form.values.newcomersFreeFrom}
            options={[
              { value: '', label: say('everybody') },
              ...months.map((month, index) => ({
                value: String(index + 1),
                label: say('fromMonth', { month }),
              })),
            ]}
          />
        </Field>
      </div>
      <Group title={say('byRole')} lead={say('byRoleLead')}>
        {ROLES.map((role) => (
          <Text
            key={role}
            form={form}
            name={`role-${role}`}
            label={sayRole(role)}
            inputMode="decimal"
            isOptional
          />
        ))}
      </Group>
      {divisions.length > 0 && (
        <Group title={say('byDivision')}>
          {divisions.map(({ id, name }) => (
            <Text key={id} form={form} name={`division-${id}`} label={name} inputMode="decimal" isOptional />
          ))}
        </Group>
      )}
    </Panel>
  )
}

type GroupProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

function Group({ title, lead, children }: GroupProps) {
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold">{title}</legend>
      {lead && <p className="mt-1 max-w-[75ch] text-sm text-muted">{lead}</p>}
      <div className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-4">{children}</div>
    </fieldset>
  )
}

function Days({ form }: PartProps) {
  const say = useWords(feeSettingsWords)
  const language = useLanguage()
  return (
    <Panel title={say('days')}>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
        <Text form={form} name="dueDay" label={say('dueDay')} inputMode="numeric" />
        <Field label={say('dueMonth')} error={form.faults.dueMonth}>
          <Select
            name="dueMonth"
            defaultValue={form.values.dueMonth}
            options={monthNames(language, 'long').map((label, index) => ({
              value: String(index + 1),
              label,
            }))}
          />
        </Field>
        <Text
          form={form}
          name="daysToPay"
          label={say('daysToPay')}
          hint={say('daysToPayHint')}
          inputMode="numeric"
          className="col-span-2"
        />
      </div>
    </Panel>
  )
}

function Reminders({ form }: PartProps) {
  const say = useWords(feeSettingsWords)
  return (
    <Panel title={say('reminders')}>
      <div className="grid gap-4 md:grid-cols-3">
        {(['firstReminderAfter', 'secondReminderAfter', 'lastChanceDays'] as const).map((name) => (
          <Text key={name} form={form} name={name} label={say(name)} inputMode="numeric" />
        ))}
      </div>
    </Panel>
  )
}

function Texts({ form }: PartProps) {
  const say = useWords(feeSettingsWords)
  return (
    <section id="texty">
      <Panel title={say('texts')}>
        <p className="mb-5 max-w-[75ch] text-muted">
          {say('textsLead')}{' '}
          {BLANKS.map((blank) => (
            <code key={blank} className="mr-1.5 rounded bg-sunk px-1.5 py-0.5 font-sans text-sm text-ink">
              {`{${blank}}`}
            </code>
          ))}
        </p>
        <div className="grid gap-5">
          {FEE_TEXTS.map((name) => (
            <div key={name} className="grid gap-5 md:grid-cols-2">
              {LANGUAGES.map((language) => (
                <LetterText
                  key={language}
                  name={name}
                  language={language}
                  value={form.values[textField(name, language)] ?? ''}
                  fault={form.faults[textField(name, language)]}
                />
              ))}
            </div>
          ))}
        </div>
      </Panel>
    </section>
  )
}

type TextProps = PartProps & {
  readonly name: string
  readonly label: string
  readonly hint?: string
  readonly inputMode: 'decimal' | 'numeric'
  readonly isOptional?: boolean
  readonly className?: string
}

function Text({ form, name, label, hint, inputMode, isOptional = false, className }: TextProps) {
  const say = useWords(feeSettingsWords)
  return (
    <Field label={label} hint={hint} error={form.faults[name]} className={className}>
      <TextInput
        name={name}
        inputMode={inputMode}
        defaultValue={form.values[name]}
        maxLength={20}
        autoComplete="off"
        required={!isOptional}
        placeholder={isOptional ? say('club') : undefined}
      />
    </Field>
  )
}
