import { Form } from 'react-router'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { profileScreenWords } from './profile.words.ts'
import type { ProfileView } from './view-profile.server.ts'

type RefundAccountProps = { readonly mine: ProfileView; readonly fault: FormFault | undefined }

/** Where the club may give money back, given and taken back by its owner. */
export function RefundAccountPanel({ mine: { refundAccount: kept, sees }, fault }: RefundAccountProps) {
  const say = useWords(profileScreenWords)
  const language = useLanguage()
  const on = kept && { day: dayInFigures(kept.consentedOn, language) }
  return (
    <Panel title={say('refundAccount')}>
      {kept && on ? (
        <>
          <p className="figures font-medium">{kept.account}</p>
          <p className="mt-1">{say(kept.isOnPaper ? 'refundAccountPaper' : 'refundAccountSince', on)}</p>
        </>
      ) : (
        <p className="text-pretty">{say('refundAccountNone')}</p>
      )}
      <p className="mt-1 text-sm text-muted">{sees.refundAccount}</p>
      <details key={kept?.account} open={fault !== undefined} className="mt-3">
        <summary className="cursor-pointer py-2 font-semibold">
          {say(kept ? 'refundAccountChange' : 'refundAccountGive')}
        </summary>
        <Form method="post" noValidate className="mt-2 grid gap-4">
          <Field
            label={say('refundAccountNumber')}
            hint={say('refundAccountHint')}
            error={fault?.fields.account}
          >
            <TextInput
              name="account"
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              defaultValue={fault?.values.account ?? ''}
            />
          </Field>
          <Checkbox
            name="consents"
            label={say('refundAccountConsent')}
            error={fault?.fields.consents}
            defaultChecked={fault?.values.consents === 'on'}
          />
          <Button type="submit" name="intent" value="refundAccount" className="justify-self-start">
            {say('refundAccountSave')}
          </Button>
        </Form>
      </details>
      {kept && (
        <Form method="post" className="mt-2">
          <Button type="submit" size="small" name="intent" value="noRefundAccount">
            {say('refundAccountForget')}
          </Button>
        </Form>
      )}
    </Panel>
  )
}
