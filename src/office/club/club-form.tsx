import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { SaveBar } from '../../ground/ui/save-bar.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { ClubPage } from './club-page.server.ts'
import type { ClubIntent } from './club-acts.server.ts'
import { clubWords } from './club.words.ts'

/** What every form of the settings is given. */
export type ClubFormProps = {
  readonly club: ClubPage
  /** Where it is sent, and where one comes back. */
  readonly path: string
  readonly fault: FormFault | undefined
  /** All of the settings are one form with one button; the wizard sends each part by itself. */
  readonly isWhole?: true
}

type ShellProps = ClubFormProps & {
  readonly intent: ClubIntent
  readonly submit?: string
  readonly hasFile?: boolean
  readonly more?: ReactNode
  readonly children: ReactNode
}

/** The form itself: whose version it changes, what was wrong with it, and its one button. */
export function ClubForm(props: ShellProps) {
  const { club, path, fault, intent, submit, hasFile = false, more, isWhole, children } = props
  const say = useWords(clubWords)
  const { formData } = useNavigation()
  const own = faultOf(fault, intent)
  const told = own?.code === 'changed_meanwhile' ? { ...own, message: say('changedMeanwhile') } : own
  if (isWhole && intent !== 'all') return <div className="grid gap-5">{children}</div>
  return (
    <Form
      method="post"
      action={path}
      preventScrollReset
      noValidate={!hasFile}
      autoComplete="off"
      {...(hasFile ? { encType: 'multipart/form-data' as const } : {})}
      className="grid gap-5"
    >
      {told && (
        <div className="*:mb-0">
          <FaultNote title={say('failed')} fault={told} />
        </div>
      )}
      <input type="hidden" name="version" value={club.version} />
      {children}
      {isWhole ? (
        <SaveBar text={say('save')} intent={intent} pending={formData?.get('intent') === intent} />
      ) : (
        <div className="flex flex-wrap gap-2.5 max-sm:*:w-full">
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant="primary"
            pending={formData?.get('intent') === intent}
          >
            {submit ?? say('save')}
          </Button>
          {more}
        </div>
      )}
    </Form>
  )
}

/** A refusal belongs to the form it came from. */
export function faultOf(fault: FormFault | undefined, intent: ClubIntent): FormFault | undefined {
  return fault?.values.intent === intent ? fault : undefined
}

type TextName = Extract<keyof ClubPage, keyof typeof clubWords>

type ClubTextProps = ClubFormProps & {
  readonly intent: ClubIntent
  readonly name: TextName
  readonly hint?: ReactNode
  readonly rows?: number
  readonly maxLength: number
  readonly inputMode?: 'numeric' | 'email'
  readonly isRequired?: boolean
  readonly lang?: string
}

/** One line about the club, with what was written into it before it was refused. */
export function ClubText(props: ClubTextProps) {
  const { club, fault, intent, isWhole, name, hint, isRequired = false, ...rest } = props
  const say = useWords(clubWords)
  const { rows, maxLength, inputMode, lang } = rest
  const own = faultOf(fault, isWhole ? 'all' : intent)
  // After somebody else's change the form shows what holds now.
  const written = own?.code === 'changed_meanwhile' ? undefined : own?.values[name]
  return (
    <Field label={say(name)} hint={hint} error={own?.fields[name]}>
      <TextInput
        key={club.version}
        name={name}
        rows={rows}
        maxLength={maxLength}
        inputMode={inputMode}
        lang={lang}
        required={isRequired}
        defaultValue={written ?? String(club[name] ?? '')}
      />
    </Field>
  )
}
