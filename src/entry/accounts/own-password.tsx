import { Field } from '../../ground/ui/field.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ownPasswordWords } from './own-password.words.ts'

type OwnPasswordProps = {
  readonly error: string | undefined
  /** Where another password stands in the same form. */
  readonly name?: string
  /** Where only some choices of the form ask for it, it says which. */
  readonly hint?: string
  readonly isRequired?: boolean
}

/** One's own password, asked again before something that could take over the club. */
export function OwnPassword({ error, name = 'password', hint, isRequired = true }: OwnPasswordProps) {
  const say = useWords(ownPasswordWords)
  return (
    <Field label={say('label')} hint={hint ?? say('hint')} error={error} className="max-w-96">
      <PasswordInput name={name} required={isRequired} maxLength={1000} />
    </Field>
  )
}
