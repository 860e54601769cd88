import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type ClosedView, ClosingFacts, ReopeningFacts } from './closing-facts.tsx'
import type { Reopened } from './closing.ts'
import { closingWords } from './closing.words.ts'
import type { ClosingAction } from './member-action.ts'
import { actionFormWords } from './member-action.words.ts'

export type ClosingView =
  | { readonly closed: ClosedView; readonly reopened?: never }
  | { readonly closed?: never; readonly reopened: Reopened | null }

type ClosingFieldsProps = {
  readonly action: ClosingAction
  readonly view: ClosingView
  readonly today: string
  readonly fields: Readonly<Record<string, string>>
}

/** What will happen and what is still to be said about it; the same in the dialog and on the page. */
export function ClosingFields({ action, view, today, fields }: ClosingFieldsProps) {
  const say = useWords(closingWords)
  const sayForm = useWords(actionFormWords)
  if (!view.closed) return <ReopeningFacts reopened={view.reopened ?? null} />
  const isExclusion = action === 'exclude'
  return (
    <>
      <ClosingFacts closed={view.closed} />
      {view.closed.debts.length > 0 && <Checkbox name="waiveDebts" value="yes" label={say('waive')} />}
      {isExclusion && (
        <Field label={sayForm('date')} error={fields.date}>
          <TextInput type="date" name="date" defaultValue={today} max={today} min="1900-01-02" required />
        </Field>
      )}
      <Field
        label={sayForm(isExclusion ? 'reason' : 'reasonOptional')}
        error={fields.reason}
        hint={isExclusion ? say('reasonHint') : undefined}
      >
        <TextInput name="reason" rows={3} maxLength={2000} required={isExclusion} />
      </Field>
    </>
  )
}
