import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { loginWords } from './login.words.ts'

type SecondStepFormProps = {
  readonly challenge: string
  readonly next: string
  readonly fault: FormFault | undefined
}

/** Six digits from the phone; for whoever has not got it at hand, a code from the paper. */
export function SecondStepForm({ challenge, next, fault }: SecondStepFormProps) {
  const say = useWords(loginWords)
  const isPending = useNavigation().formAction === '/login'
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const hidden = (
    <>
      <input type="hidden" name="intent" value="code" />
      <input type="hidden" name="challenge" value={challenge} />
      <input type="hidden" name="next" value={next} />
    </>
  )
  return (
    <>
      {/* A new question empties the field. */}
      <Form key={challenge} method="post" action="/login" noValidate className="grid gap-5">
        {hidden}
        <Field label={say('code')} error={fault?.fields.code}>
          <TextInput
            ref={field}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            required
            maxLength={12}
            className="figures text-center text-2xl! tracking-[0.3em]"
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <Button type="submit" variant="primary" pending={isPending} className="max-sm:w-full">
            {say('confirm')}
          </Button>
          <Link to={`/login?next=${encodeURIComponent(next)}`} reloadDocument className="link py-2">
            {say('startAgain')}
          </Link>
        </div>
      </Form>
      <details className="group mt-8 rounded-panel border border-line bg-panel px-4">
        <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold [&::-webkit-details-marker]:hidden">
          {say('noPhone')}
          <ChevronDown aria-hidden="true" className="size-5 text-muted group-open:rotate-180" />
        </summary>
        <Form method="post" action="/login" noValidate className="grid gap-4 pb-4">
          <p className="text-[0.9375rem] text-muted">{say('noPhoneText')}</p>
          {hidden}
          <Field label={say('recoveryCode')}>
            <TextInput
              name="code"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              maxLength={40}
              className="figures"
            />
          </Field>
          <Button type="submit" pending={isPending} className="sm:justify-self-start">
            {say('confirmRecovery')}
          </Button>
        </Form>
      </details>
    </>
  )
}
