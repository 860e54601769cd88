import { Form } from 'react-router'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { screenFailed } from '../../ground/ui/screen-failed.tsx'
import { speak } from '../../ground/values/words.ts'
import type { Route } from './+types/rules.screen'
import { changeRules } from './change-rules.server.ts'
import { RulesInput } from './meeting-input.ts'
import { readRules } from './meetings.server.ts'
import { NUMBER_RULES, LAW, MAJORITIES, QUORUMS, ROLLAM_MAJORITIES } from './rules.ts'
import { rollamMajorityWords } from './rollam-majority.words.ts'
import { quorumWords } from './quorum.words.ts'
import { majorityWords, paragraphWords, rulesWords } from './rules.words.ts'

const screen = declareScreen({ who: 'meetings.manage' })

export const loader = screen.shows(async ({ db, language }) => ({
  title: speak(rulesWords, language)('title'),
  rules: await readRules(db),
}))

export const action = screen.acts({
  keeps: [
    ...NUMBER_RULES,
    'quorum',
    'majority',
    'needsFee',
    'ageFrom',
    'proxiesPerHolder',
    'rollamDays',
    'rollamMajority',
  ],
  acts: screen.act({
    takes: formOf(RulesInput),
    does: async ({ db, visitor }, rules) => {
      await changeRules(db, visitor.id, rules)
      return seeOther('/admin/meetings/rules', flashCookie('saved'))
    },
  }),
})

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function RulesScreen({ loaderData: { rules }, actionData }: Route.ComponentProps) {
  const say = useWords(rulesWords)
  const sayQuorum = useWords(quorumWords)
  const sayMajority = useWords(majorityWords)
  const sayRollam = useWords(rollamMajorityWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const sayParagraph = useWords(paragraphWords)
  const values = fault?.values ?? {}
  const law = (name: (typeof NUMBER_RULES)[number] | 'quorum' | 'majority', value: string) =>
    say('byLaw', { value, paragraph: sayParagraph(name) })
  return (
    <div className="max-w-3xl">
      <PageTitle title={say('title')} />
      <p className="-mt-3 mb-5 text-pretty text-muted">{say('lead')}</p>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <Form method="post" key={JSON.stringify(rules)} className="grid gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            {NUMBER_RULES.map((name) => (
              <Field
                key={name}
                label={say(name)}
                hint={law(name, String(LAW[name]))}
                error={fault?.fields[name]}
              >
                <TextInput
                  name={name}
                  inputMode="numeric"
                  maxLength={3}
                  autoComplete="off"
                  defaultValue={values[name] ?? rules[name]}
                />
              </Field>
            ))}
          </div>
          <Field
            label={say('quorum')}
            hint={law('quorum', sayQuorum(LAW.quorum))}
            error={fault?.fields.quorum}
          >
            <Select
              name="quorum"
              defaultValue={values.quorum ?? rules.quorum}
              options={QUORUMS.map((value) => ({ value, label: sayQuorum(value) }))}
            />
          </Field>
          <Field
            label={say('majority')}
            hint={law('majority', sayMajority(LAW.majority))}
            error={fault?.fields.majority}
          >
            <Select
              name="majority"
              defaultValue={values.majority ?? rules.majority}
              options={MAJORITIES.map((value) => ({ value, label: sayMajority(value) }))}
            />
          </Field>
          <Field
            label={say('ageFrom')}
            hint={`${say('ageHint')} ${say('byStatutes')}`}
            error={fault?.fields.ageFrom}
          >
            <TextInput
              name="ageFrom"
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              className="max-w-40"
              defaultValue={values.ageFrom ?? rules.ageFrom ?? ''}
            />
          </Field>
          <Field
            label={say('proxiesPerHolder')}
            hint={`${say('proxiesHint')} ${say('byStatutes')}`}
            error={fault?.fields.proxiesPerHolder}
          >
            <TextInput
              name="proxiesPerHolder"
              inputMode="numeric"
              maxLength={2}
              autoComplete="off"
              className="max-w-40"
              defaultValue={values.proxiesPerHolder ?? rules.proxiesPerHolder}
            />
          </Field>
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              label={say('rollamDays')}
              hint={`${say('rollamHint')} ${say('byStatutes')}`}
              error={fault?.fields.rollamDays}
            >
              <TextInput
                name="rollamDays"
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                defaultValue={values.rollamDays ?? rules.rollamDays}
              />
            </Field>
            <Field
              label={say('rollamMajority')}
              hint={say('byStatutes')}
              error={fault?.fields.rollamMajority}
            >
              <Select
                name="rollamMajority"
                defaultValue={values.rollamMajority ?? rules.rollamMajority}
                options={ROLLAM_MAJORITIES.map((value) => ({ value, label: sayRollam(value) }))}
              />
            </Field>
          </div>
          <div>
            <Checkbox
              name="needsFee"
              label={say('needsFee')}
              defaultChecked={fault ? 'needsFee' in values : rules.needsFee}
            />
            <p className="text-sm text-muted">{say('byStatutes')}</p>
          </div>
          <Button type="submit" variant="primary" className="justify-self-start max-md:w-full">
            {say('save')}
          </Button>
        </Form>
      </Panel>
    </div>
  )
}

export const ErrorBoundary = screenFailed(rulesWords)
