import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { roleWords } from '../../people/members/role.words.ts'
import { ROLES } from '../../permissions.ts'
import { monthNames } from '../../ground/values/day-in-words.ts'
import { LANGUAGES } from '../../ground/values/words.ts'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { AUTOMATIC_PATH } from '../fees/fee-paths.ts'
import { PARTS_OF_YEAR, RENEWAL_MONTHS } from '../fees/fee-settings.ts'
import { shareField, textField } from '../fees/fee-settings-form.ts'
import { feeSettingsWords } from '../fees/fee-settings.words.ts'
import { BLANKS, FEE_TEXTS } from '../fees/fee-text.ts'
import { LetterText } from '../fees/letter-text.tsx'

type FormView = {
  readonly values: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string>>
}
type PartProps = { readonly form: FormView }

type Named = { readonly id: number; readonly name: string }
type AmountsProps = PartProps & Readonly<Record<'divisions' | 'kinds', readonly Named[]>>

export function Amounts({ form, divisions, kinds }: AmountsProps) {
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
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        <Text
          form={form}
          name="inHousehold"
          label={say('inHousehold')}
          hint={say('inHouseholdHint')}
          inputMode="decimal"
          isOptional
        />
      </div>
      <PartOfYear form={form} months={months} />
      {kinds.length > 1 && (
        <Group title={say('byKind')} lead={say('byKindLead')}>
          {kinds.map(({ id, name }) => (
            <Text key={id} form={form} name={`kind-${id}`} label={name} inputMode="decimal" isOptional />
          ))}
        </Group>
      )}
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

/** What of the year those pay who joined in its course; the club's own table only where it is wanted. */
function PartOfYear({ form, months }: PartProps & { readonly months: readonly string[] }) {
  const say = useWords(feeSettingsWords)
  return (
    <>
      <Field
        label={say('partOfYear')}
        hint={say('partOfYearHint')}
        error={form.faults.partOfYear}
        className="mt-5"
      >
        <Select
          name="partOfYear"
          defaultValue={form.values.partOfYear}
          options={PARTS_OF_YEAR.map((value) => ({ value, label: say(value) }))}
        />
      </Field>
      <details className="mt-4" open={form.values.partOfYear === 'table' || undefined}>
        <summary className="link w-fit cursor-pointer">{say('monthShares')}</summary>
        <div className="mt-3 grid grid-cols-3 gap-4 md:grid-cols-6">
          {months.map((month, index) => (
            <Text key={month} form={form} name={shareField(index + 1)} label={month} inputMode="numeric" />
          ))}
        </div>
      </details>
    </>
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

export function Days({ form }: PartProps) {
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
      <Field
        label={say('renewalFrom')}
        hint={say('renewalHint')}
        error={form.faults.renewalFrom}
        className="mt-5 md:w-1/2"
      >
        <Select
          name="renewalFrom"
          defaultValue={form.values.renewalFrom}
          options={[
            { value: '', label: say('noRenewal') },
            ...RENEWAL_MONTHS.map((month) => ({
              value: String(month),
              label: say(month === 1 ? 'renewalInYear' : 'renewalBefore', {
                month: monthNames(language, 'long')[month - 1] ?? '',
              }),
            })),
          ]}
        />
      </Field>
    </Panel>
  )
}

export function Reminders({ form }: PartProps) {
  const say = useWords(feeSettingsWords)
  return (
    <Panel
      title={say('reminders')}
      actions={
        <Link to={AUTOMATIC_PATH} className="link">
          {say('byThemselves')}
        </Link>
      }
    >
      <div className="grid gap-4 md:grid-cols-3">
        {(['firstReminderAfter', 'secondReminderAfter', 'lastChanceDays'] as const).map((name) => (
          <Text key={name} form={form} name={name} label={say(name)} inputMode="numeric" />
        ))}
      </div>
      <div className="mt-5 grid gap-4 md:grid-cols-3">
        <Field
          label={say('lapses')}
          hint={say('lapsesHint')}
          error={form.faults.lapses}
          className="md:col-span-2"
        >
          <Select
            name="lapses"
            defaultValue={form.values.lapses}
            options={[
              { value: '', label: say('lapsesNo') },
              { value: 'yes', label: say('lapsesYes') },
            ]}
          />
        </Field>
        <Text
          form={form}
          name="postDays"
          label={say('postDays')}
          hint={say('postDaysHint')}
          inputMode="numeric"
        />
      </div>
    </Panel>
  )
}

export function Texts({ form }: PartProps) {
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
