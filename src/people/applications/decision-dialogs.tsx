import { useState } from 'react'
import { cardNumber } from '../members/member.ts'
import { Button } from '../../ground/ui/button.tsx'
import { ConfirmDialog, Dialog } from '../../ground/ui/dialog.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ApplicationView } from './application-view.ts'
import { fullName } from './application.ts'
import { decisionWords } from './applications.words.ts'
import type { Possible } from './duplicate.ts'

type QuestionProps = {
  readonly application: ApplicationView
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

type ApproveProps = QuestionProps & {
  /** Whoever is approved is an applicant first. */
  readonly hasStage: boolean
  readonly onConfirm: (how: { readonly withDuplicates?: 'on'; readonly mentor?: string }) => void
}

export function ApproveDialog({
  application: { name, email, possibleDuplicates },
  hasStage,
  onConfirm,
  ...dialog
}: ApproveProps) {
  const say = useWords(decisionWords)
  // Kept when nobody is called so: the name is put right, not written anew.
  const [mentor, setMentor] = useState('')
  const mayRepeat = possibleDuplicates.some(({ kind }) => kind === 'member')
  return (
    <ConfirmDialog
      {...dialog}
      title={say('approveTitle')}
      text={[
        say(hasStage ? 'approveAsApplicant' : 'approveText', { name, email }),
        mayRepeat && say('approveDespite'),
      ]
        .filter(Boolean)
        .join(' ')}
      confirm={say('approve')}
      // Only what the officer was told about: a card found meanwhile stops the approval.
      onConfirm={() =>
        onConfirm({ ...(mayRepeat && { withDuplicates: 'on' }), ...(hasStage && mentor && { mentor }) })
      }
    >
      {hasStage && <MentorField value={mentor} onChange={setMentor} />}
    </ConfirmDialog>
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

type LinkProps = QuestionProps & {
  readonly card: Possible | null
  readonly onConfirm: (memberId: number) => void
}

export function LinkDialog({ application: { email }, card, onConfirm, ...dialog }: LinkProps) {
  const say = useWords(decisionWords)
  const text = card && [
    say('linkText', { name: fullName(card), number: cardNumber(card.number ?? 0) }),
    card.isArchived && say('linkArchived'),
    card.hasAccount ? say('linkOldAccount') : say('linkNewAccount', { email }),
    say('irreversible'),
  ]
  return (
    <ConfirmDialog
      {...dialog}
      title={say('linkTitle')}
      text={text?.filter(Boolean).join(' ')}
      confirm={say('linkConfirm')}
      onConfirm={() => card && onConfirm(card.id)}
    />
  )
}

type RejectProps = QuestionProps & { readonly onConfirm: (reason: string) => void }

export function RejectDialog({ application: { email }, onConfirm, ...dialog }: RejectProps) {
  const say = useWords(decisionWords)
  const [reason, setReason] = useState('')
  return (
    <Dialog
      {...dialog}
      title={say('rejectTitle')}
      text={say('rejectText', { email })}
      actions={
        <Button
          variant="danger"
          disabled={reason.trim() === ''}
          onClick={() => {
            onConfirm(reason)
            setReason('')
          }}
        >
          {say('rejectConfirm')}
        </Button>
      }
    >
      <Field label={say('reason')}>
        <TextInput
          rows={5}
          maxLength={2000}
          required
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
    </Dialog>
  )
}
