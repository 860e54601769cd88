import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { ActButton } from '../../ground/ui/act-button.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { refundsWords } from './refunds.words.ts'

type AccountProps = {
  readonly memberId: number
  readonly name: string
  /** Where his money goes by his consent, in words. */
  readonly own: string | null
  readonly today: string
  readonly fault: FormFault | undefined
}

/** The account somebody let the club keep, and its writing down from a paper. */
export function RefundAccount({ memberId, name, own, today, fault }: AccountProps) {
  const say = useWords(refundsWords)
  const { formData } = useNavigation()
  const isPending = (intent: string) =>
    formData?.get('intent') === intent && formData.get('memberId') === String(memberId)
  return (
    <>
      {own && <p className="figures mt-1 font-medium text-pretty">{own}</p>}
      <details open={fault !== undefined} className="mt-2">
        <summary
          aria-label={say(own ? 'accountChangeNamed' : 'accountNamed', { name })}
          className="w-fit cursor-pointer py-2 text-[0.9375rem] font-semibold"
        >
          {say(own ? 'accountChange' : 'account')}
        </summary>
        <Form method="post" noValidate preventScrollReset className="grid max-w-md gap-3 pb-2">
          <input type="hidden" name="intent" value="account" />
          <input type="hidden" name="memberId" value={memberId} />
          <Field label={say('accountNumber')} hint={say('accountHint')} error={fault?.fields.account}>
            <TextInput
              name="account"
              required
              maxLength={60}
              autoComplete="off"
              spellCheck={false}
              defaultValue={fault?.values.account ?? ''}
            />
          </Field>
          <Field label={say('consentedOn')} hint={say('consentHint')} error={fault?.fields.consentedOn}>
            <TextInput
              type="date"
              name="consentedOn"
              required
              max={today}
              defaultValue={fault?.values.consentedOn ?? today}
            />
          </Field>
          <Button type="submit" size="small" pending={isPending('account')} className="justify-self-start">
            {say('accountSave')}
          </Button>
        </Form>
        {own && (
          <ActButton
            intent="forget"
            sends={{ memberId }}
            named={say('forgetNamed', { name })}
            size="small"
            pending={isPending('forget')}
          >
            {say('forget')}
          </ActButton>
        )}
      </details>
    </>
  )
}
