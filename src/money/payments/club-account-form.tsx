import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ibanInGroups, ibanOf, parseAccountNumber } from './account-number.ts'
import { clubAccountWords } from './club-account.words.ts'

export type ShownAccount = {
  readonly account: string | null
  /** What a new account would leave behind. */
  readonly openPayments: number
  /** The Treasurer and the Webmaster; nobody else, whatever was granted. */
  readonly mayChange: boolean
}

type ClubAccountFormProps = {
  readonly club: ShownAccount
  /** Where it is sent, and where one comes back. */
  readonly path: string
  readonly fault: FormFault | undefined
}

export function ClubAccountForm(props: ClubAccountFormProps) {
  const say = useWords(clubAccountWords)
  const { club } = props
  return (
    <Panel title={say('account')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('accountText')}</p>
      {club.mayChange ? (
        <Change {...props} />
      ) : (
        <>
          <p className="figures font-semibold">{club.account ?? say('none')}</p>
          <p className="mt-3 max-w-[70ch] text-muted">{say('onlyTreasurer')}</p>
        </>
      )}
    </Panel>
  )
}

/** The number is checked as it is written; what a change leaves behind is said before it is saved. */
function Change({ club, path, fault }: ClubAccountFormProps) {
  const say = useWords(clubAccountWords)
  const { formData } = useNavigation()
  const own = fault?.values.intent === 'account' ? fault : undefined
  const [written, setWritten] = useState(own?.values.account ?? club.account ?? '')
  const number = parseAccountNumber(written)
  return (
    <Form method="post" action={path} preventScrollReset noValidate autoComplete="off" className="grid gap-5">
      {own && (
        <div className="*:mb-0">
          <FaultNote title={say('failed')} fault={own} />
        </div>
      )}
      <Field
        label={say('accountNumber')}
        hint={say('accountHint')}
        error={own?.fields.account}
        className="max-w-80"
      >
        <TextInput
          name="account"
          required
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={written}
          onChange={({ currentTarget }) => setWritten(currentTarget.value)}
        />
      </Field>
      <p className="figures text-[0.9375rem]">
        <span className="text-muted">{say('iban')}: </span>
        {number ? ibanInGroups(ibanOf(number)) : <span className="text-muted">{say('ibanUnknown')}</span>}
      </p>
      {club.account && (
        <p className="max-w-[70ch] rounded-lg bg-warning px-4 py-3 text-[0.9375rem] text-warning-ink">
          {say('accountWarning')} {club.openPayments > 0 && say('openPayments', { count: club.openPayments })}
        </p>
      )}
      <OwnPassword error={own?.fields.password} />
      <div className="max-sm:*:w-full">
        <Button
          type="submit"
          name="intent"
          value="account"
          variant="primary"
          pending={formData?.get('intent') === 'account'}
        >
          {say('accountSave')}
        </Button>
      </div>
    </Form>
  )
}
