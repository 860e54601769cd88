import { useState } from 'react'
import { ibanInGroups, ibanOf, parseAccountNumber } from '../payments/account-number.ts'
import { Field } from '../ui/field.tsx'
import { Panel } from '../ui/panel.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useWords } from '../ui/use-words.ts'
import { ClubForm, type ClubFormProps, faultOf } from './club-form.tsx'
import { clubWords } from './club.words.ts'

/** The number is checked as it is written; what a change leaves behind is said before it is saved. */
export function AccountForm(form: ClubFormProps) {
  const say = useWords(clubWords)
  const { club } = form
  const own = faultOf(form.fault, 'account')
  const [written, setWritten] = useState(own?.values.account ?? club.account ?? '')
  const number = parseAccountNumber(written)
  return (
    <Panel title={say('account')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('accountText')}</p>
      <ClubForm {...form} wish="account" submit={say('accountSave')}>
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
            {say('accountWarning')}{' '}
            {club.openPayments > 0 && say('openPayments', { count: club.openPayments })}
          </p>
        )}
      </ClubForm>
    </Panel>
  )
}
