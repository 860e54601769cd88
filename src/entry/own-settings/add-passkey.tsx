import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { showToast } from '../../ground/ui/toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { passkeyWords, secondStepWords } from './second-step.words.ts'
import { useKnowsPasskeys } from '../sign-in/use-knows-passkeys.ts'

type AddPasskeyProps = { readonly suggestedName: string; readonly isProved: boolean }

/** Only the browser can make a key, so this is the one form here that needs JavaScript. */
export function AddPasskey({ suggestedName, isProved }: AddPasskeyProps) {
  const say = useWords(passkeyWords)
  const sayStep = useWords(secondStepWords)
  const knows = useKnowsPasskeys()
  const { revalidate } = useRevalidator()
  const [isPending, setPending] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [fault, setFault] = useState<string>()
  if (!knows) return <p className="text-muted">{say('notThisBrowser')}</p>

  const make = async (form: FormData) => {
    setPending(true)
    setFault(undefined)
    const { makePasskey } = await import('../sign-in/browser-passkeys.ts')
    const name = textOf(form, 'name').trim() || say('defaultName')
    const made = await makePasskey({ name, password: textOf(form, 'password') || undefined })
    setPending(false)
    if (made.isMade) {
      setOpen(false)
      showToast({ tone: 'success', text: say('added') })
      await revalidate()
    } else if (!made.isCancelled) setFault(made.message || say(made.isKnown ? 'known' : 'addFailed'))
  }
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void make(new FormData(event.currentTarget))
  }
  return (
    <>
      <p className="hidden text-muted noscript:block">{say('noScript')}</p>
      <div className="noscript:hidden">
        {isOpen ? (
          <form onSubmit={handleSubmit} noValidate className="grid max-w-104 gap-4">
            <Field label={say('name')} hint={say('nameHint')}>
              <TextInput name="name" defaultValue={suggestedName} maxLength={60} autoComplete="off" />
            </Field>
            {!isProved && (
              <Field label={sayStep('password')} hint={sayStep('passwordHint')}>
                <PasswordInput name="password" required maxLength={1000} />
              </Field>
            )}
            {fault && (
              <p role="alert" className="font-medium text-danger-ink">
                {fault}
              </p>
            )}
            <Button type="submit" variant="primary" pending={isPending} className="sm:justify-self-start">
              {say('make')}
            </Button>
          </form>
        ) : (
          <Button className="max-sm:w-full" onClick={() => setOpen(true)}>
            {say('add')}
          </Button>
        )}
      </div>
    </>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
