import { Form, useNavigation } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { secondStepWords } from './second-step.words.ts'

type SecondStepOnProps = {
  readonly state: { readonly since: string; readonly codesLeft: number }
  readonly fault: FormFault | undefined
}

export function SecondStepOn({ state, fault }: SecondStepOnProps) {
  const say = useWords(secondStepWords)
  const left = say('codesLeft', { count: state.codesLeft })
  return (
    <div className="grid gap-5">
      <p className="figures text-muted">{say('panelOn', { moment: state.since, left })}</p>
      <Change intent="codes" fault={fault} />
      <Change intent="off" fault={fault} />
    </div>
  )
}

const TEXTS = {
  codes: { title: 'newCodes', text: 'newCodesText', submit: 'renew' },
  off: { title: 'off', text: 'offText', submit: 'turnOff' },
} as const

type ChangeProps = { readonly intent: keyof typeof TEXTS; readonly fault: FormFault | undefined }

/** Both take the password and a code: an open session alone changes no locks. */
function Change({ intent, fault }: ChangeProps) {
  const say = useWords(secondStepWords)
  const isPending = useNavigation().formData?.get('intent') === intent
  const own = fault?.values.intent === intent ? fault : undefined
  const { title, text, submit } = TEXTS[intent]
  return (
    <Panel title={say(title)}>
      <p className="text-muted">{say(text)}</p>
      <details open={own !== undefined} className="mt-2">
        <summary className="cursor-pointer py-2 font-semibold">{say(submit)}</summary>
        <Form
          method="post"
          action="/admin/settings/second-step"
          noValidate
          className="mt-2 grid max-w-104 gap-4"
        >
          <Field label={say('password')} error={own?.fields.password}>
            <PasswordInput name="password" required maxLength={1000} />
          </Field>
          <Field label={say('anyCode')} error={own?.fields.code}>
            <TextInput
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              required
              maxLength={40}
              className="figures"
            />
          </Field>
          <Button
            type="submit"
            name="intent"
            value={intent}
            variant={intent === 'off' ? 'danger' : 'primary'}
            pending={isPending}
            className="sm:justify-self-start"
          >
            {say(submit)}
          </Button>
        </Form>
      </details>
    </Panel>
  )
}
