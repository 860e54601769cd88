import { useNavigation } from 'react-router'
import { giverWords } from '../../money/donations/giver.words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { TRAP_FIELD } from '../../rides/guests/trap.ts'

type ThanksProps = {
  readonly isAsked: boolean
  readonly email: string
  readonly fault: FormFault | undefined
}

/** Whoever wishes to be thanked gives an address; the code then has a symbol we know his gift by. */
export function ThanksByMail({ isAsked, email, fault }: ThanksProps) {
  const say = useWords(giverWords)
  const intent = useNavigation().formData?.get('intent')
  if (isAsked)
    return (
      <output className="mt-5 block rounded-lg bg-success px-4 py-3 text-pretty text-success-ink">
        {say('asked')}
      </output>
    )
  return (
    <details open={fault !== undefined || email !== ''} className="mt-5 border-t border-line pt-3">
      <summary className="cursor-pointer py-2 font-semibold">{say('wish')}</summary>
      <div className="mt-1 grid gap-4">
        {fault && !fault.fields.email && <FaultNote title={say('failed')} fault={fault} />}
        <p className="text-pretty text-muted">{say('wishLead')}</p>
        <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
          <label>
            {say('leaveEmpty')}
            <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <Field label={say('email')} error={fault?.fields.email}>
          <TextInput type="email" name="email" autoComplete="email" maxLength={254} defaultValue={email} />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="thanks"
          pending={intent === 'thanks'}
          className="justify-self-start"
        >
          {say('ask')}
        </Button>
      </div>
    </details>
  )
}
