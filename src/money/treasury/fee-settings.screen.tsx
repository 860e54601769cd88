import { z } from 'zod'
import { data, Form, useNavigation } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { listDivisions, listKindChoices } from '../../people/members/member-choices.server.ts'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { RowId } from '../../ground/http/door.server.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { fieldWords } from '../../ground/http/refusal-answer.server.ts'
import { declareScreen } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button } from '../../ground/ui/button.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { REFUSAL_WORDS } from '../../refusals.ts'
import type { Route } from './+types/fee-settings.screen'
import { changeFeeSettings, weighFeeSettings } from '../fees/change-fee-settings.server.ts'
import { Period } from '../fees/fee-list.ts'
import { listOwnFees, removeOwnFee } from '../fees/own-fees.server.ts'
import { ownFeeWords } from '../fees/own-fee.words.ts'
import { OwnPrices } from './own-prices.tsx'
import { PeriodLinks, yearsAround } from './period-links.tsx'
import { Weighed } from './weighed-change.tsx'
import { Amounts, Days, Reminders, Texts } from './fee-settings-fields.tsx'
import { FeeOutcome } from './fee-outcome.tsx'
import { TAB_PATHS } from '../fees/fee-paths.ts'
import { readFeeSettings } from '../fees/fee-settings.server.ts'
import { isSettingsField, settingsValues } from '../fees/fee-settings-form.ts'
import { feeSettingsWords } from '../fees/fee-settings.words.ts'

const screen = declareScreen({ who: 'fees.manage' })
const OfYear = z.looseObject({ period: Period })
/** The form as it was read: whatever differs from what stands there when it comes back was written by somebody else. */
const BASE = 'base'
const CONFLICT = 'changed_meanwhile'

export const loader = screen.shows(async ({ db, language, today, url }) => {
  const year = Number(today.slice(0, 4))
  const asked = Period.safeParse(url.searchParams.get('period'))
  const period = asked.success ? asked.data : year
  const [settings, divisions, allKinds, { items: ownFees, ...view }] = await Promise.all([
    readFeeSettings(db, period),
    listDivisions(db),
    listKindChoices(db, language),
    listOwnFees(db, pageIn(url.searchParams)),
  ])
  // One nobody new is given has a price only where it had one.
  const kinds = allKinds.filter(({ id, isArchived }) => !isArchived || settings.byKind[id] !== undefined)
  const values = settingsValues(settings, {
    divisions: divisions.map(({ id }) => id),
    kinds: kinds.map(({ id }) => id),
  })
  const title = speak(feeSettingsWords, language)('title', { year: String(period) })
  return {
    title,
    year,
    period,
    values,
    divisions,
    kinds,
    ownFees,
    view,
  }
})

export const action = screen.acts({
  keeps: (field) => field === BASE || isSettingsField(field),
  acts: {
    '': screen.act({
      takes: OfYear,
      does: async ({ db, visitor, language }, { period }, form) => {
        const conflict = await changeFeeSettings(db, visitor, { period, form })
        if (!conflict) return { fault: undefined, done: { at: Object.keys(form).length } }
        const { values, theirs, current } = conflict
        const told = theirs.map(({ field }) => [field, 'written_meanwhile'] as const)
        const fault: FormFault = {
          code: CONFLICT,
          message: speak(REFUSAL_WORDS, language)(CONFLICT),
          fields: fieldWords(Object.fromEntries(told), language),
          values: { ...values, [BASE]: JSON.stringify(current) },
        }
        return data({ fault }, { status: 409 })
      },
    }),
    'remove-own': screen.act({
      takes: z.strictObject({ memberId: RowId }),
      does: async ({ db, visitor }, { memberId }) => {
        await removeOwnFee(db, { memberId, actorId: visitor.id })
        return { fault: undefined, done: { removed: memberId } }
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
  const sayOwn = useWords(ownFeeWords)
  const done = actionData && 'done' in actionData ? actionData.done : undefined
  const weighed = actionData && 'weighed' in actionData ? actionData : undefined
  const values = { ...loaderData.values, ...fault?.values, ...weighed?.values }
  const form = { values, faults: fault?.fields ?? {} }
  const { formData } = useNavigation()
  const { year, period } = loaderData
  const base = fault?.values[BASE] ?? weighed?.values[BASE] ?? JSON.stringify(loaderData.values)
  const isWeighing = formData?.get('intent') === 'weigh'
  const here = (one: number) => (one === year ? TAB_PATHS.settings : `${TAB_PATHS.settings}?period=${one}`)
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title', { year: String(period) })} />
      <FeeOutcome
        fault={fault}
        faultTitle={say('failed')}
        done={done}
        text={done && 'removed' in done ? sayOwn('removed') : say('saved')}
      />
      <PeriodLinks years={yearsAround(year)} period={period} to={here} />
      <p className="mb-4 max-w-[75ch] text-muted">{say('ofYear', { year: String(period) })}</p>
      {/* Another year is another form: what was typed for one is not shown for the other. */}
      <Form
        key={fault?.code === CONFLICT ? `${period} ${base}` : period}
        method="post"
        action={here(period)}
        className="grid gap-5"
      >
        <input type="hidden" name="period" value={period} />
        <input type="hidden" name={BASE} value={base} />
        <Amounts form={form} divisions={loaderData.divisions} kinds={loaderData.kinds} />
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
      <OwnPrices fees={loaderData.ownFees} address={here(period)} view={loaderData.view} />
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(feeSettingsWords)('name')} />
}
