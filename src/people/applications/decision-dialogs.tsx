import { useState } from 'react'
import { cardNumber } from '../members/member.ts'
import { type AnyForm, DialogForm } from '../../ground/ui/dialog-form.tsx'
import { ConfirmDialog } from '../../ground/ui/dialog.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ApplicationView } from './application-view.ts'
import { fullName } from './application.ts'
import { decisionWords } from './applications.words.ts'
import type { Possible } from './duplicate.ts'
import { DECIDED_AT } from './use-decisions.ts'

type QuestionProps = {
  readonly application: ApplicationView
  readonly open: boolean
  readonly onClose: () => void
  readonly Form: AnyForm
}

/** Whoever is approved may be an applicant first. */
type ApproveProps = QuestionProps & { readonly hasStage: boolean }

export function ApproveDialog({
  application: { id, name, email, possibleDuplicates },
  hasStage,
  ...dialog
}: ApproveProps) {
  const say = useWords(decisionWords)
  // Kept when nobody is called so: the name is put right, not written anew.
  const [mentor, setMentor] = useState('')
  const mayRepeat = possibleDuplicates.some(({ kind }) => kind === 'member')
  return (
    <DialogForm
      {...dialog}
      isDecision
      title={say('approveTitle')}
      text={[
        say(hasStage ? 'approveAsApplicant' : 'approveText', { name, email }),
        mayRepeat && say('approveDespite'),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={say('approve')}
      address={DECIDED_AT}
      // Only what the officer was told about: a card found meanwhile stops the approval.
      sends={{ intent: 'approve', id, ...(mayRepeat && { withDuplicates: 'on' }) }}
    >
      {hasStage && <MentorField value={mentor} onChange={setMentor} />}
    </DialogForm>
  )
}

type MentorProps = { readonly value?: string; readonly onChange?: (mentor: string) => void }

/** Who goes the road with the new applicant. */
export function MentorField({ value, onChange }: MentorProps) {
  const say = useWords(decisionWords)
  return (
    <Field label={say('mentor')} hint={say('mentorHint')}>
      <TextInput
        name="mentor"
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={onChange && ((event) => onChange(event.currentTarget.value))}
      />
    </Field>
  )
}

type LinkProps = Omit<QuestionProps, 'Form'> & {
  readonly card: Possible | null
  readonly onConfirm: (memberId: number) => void
}

export function LinkDialog({ application: { email }, card, onConfirm, open, onClose }: LinkProps) {
  const say = useWords(decisionWords)
  const text = card && [
    say('linkText', { name: fullName(card), number: cardNumber(card.number ?? 0) }),
    card.isArchived && say('linkArchived'),
    card.hasAccount ? say('linkOldAccount') : say('linkNewAccount', { email }),
    say('irreversible'),
  ]
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('linkTitle')}
      text={text?.filter(Boolean).join(' ')}
      confirm={say('linkConfirm')}
      onConfirm={() => card && onConfirm(card.id)}
    />
  )
}

export function RejectDialog({ application: { id, email }, ...dialog }: QuestionProps) {
  const say = useWords(decisionWords)
  return (
    <DialogForm
      {...dialog}
      isDangerous
      title={say('rejectTitle')}
      text={say('rejectText', { email })}
      confirm={say('rejectConfirm')}
      address={DECIDED_AT}
      sends={{ intent: 'reject', id }}
    >
      <Field label={say('reason')}>
        <TextInput name="reason" rows={5} maxLength={2000} required />
      </Field>
    </DialogForm>
  )
}
