import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { kioskWords } from './kiosk.words.ts'

/** The Treasurer's PIN, typed on the tablet under everybody's eyes. */
export function PinField({ error }: { readonly error?: string | undefined }) {
  const say = useWords(kioskWords)
  return (
    <Field label={say('pin')} error={error}>
      <TextInput
        name="pin"
        type="password"
        inputMode="numeric"
        pattern="[0-9]{4,8}"
        autoComplete="off"
        maxLength={8}
        required
      />
    </Field>
  )
}
