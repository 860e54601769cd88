import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { connectionWords } from './bank.words.ts'

type FormProps = { readonly fault: FormFault | undefined; readonly action: string }

function useForm(intent: string, { fault }: Pick<FormProps, 'fault'>) {
  const { formData } = useNavigation()
  return {
    refused: fault?.values.intent === intent ? fault : undefined,
    isPending: formData?.get('intent') === intent,
  }
}

type DrawerProps = { readonly title: string; readonly isOpen: boolean; readonly children: ReactNode }

function Folded({ title, isOpen, children }: DrawerProps) {
  return (
    <details open={isOpen} className="rounded-lg border border-line">
      <summary className="cursor-pointer px-4 py-3 font-semibold md:py-2.5">{title}</summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}

export function TokenForm({ hasToken, fault, action }: FormProps & { readonly hasToken: boolean }) {
  const say = useWords(connectionWords)
  const { refused, isPending } = useForm('connect', { fault })
  return (
    <Folded title={say(hasToken ? 'changeToken' : 'setToken')} isOpen={!hasToken || refused !== undefined}>
      <p className="mb-4 max-w-[65ch] text-muted">{say('tokenHow')}</p>
      <Form method="post" action={action} className="grid max-w-xl gap-4">
        <input type="hidden" name="intent" value="connect" />
        <Field label={say('tokenField')} error={refused?.fields.token}>
          <TextInput
            name="token"
            type="password"
            required
            autoComplete="off"
            spellCheck={false}
            minLength={64}
            maxLength={64}
            className="font-mono"
          />
        </Field>
        <Field label={say('expiresField')} hint={say('expiresHint')} error={refused?.fields.expiresOn}>
          <TextInput
            name="expiresOn"
            type="date"
            defaultValue={refused?.values.expiresOn}
            className="max-w-56"
          />
        </Field>
        <OwnPassword error={refused?.fields.password} />
        <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
          {say('connect')}
        </Button>
      </Form>
      {hasToken && <DisconnectForm action={action} />}
    </Folded>
  )
}

function DisconnectForm({ action }: Pick<FormProps, 'action'>) {
  const say = useWords(connectionWords)
  return (
    <Form method="post" action={action} className="mt-6 border-t border-line pt-4">
      <input type="hidden" name="intent" value="disconnect" />
      <p className="mb-3 text-muted">{say('disconnectLead')}</p>
      <Button type="submit">{say('disconnect')}</Button>
    </Form>
  )
}

export function ExpiryForm({ expiresOn, fault, action }: FormProps & { readonly expiresOn: string | null }) {
  const say = useWords(connectionWords)
  const { refused, isPending } = useForm('expiry', { fault })
  return (
    <Folded title={say('setExpiry')} isOpen={refused !== undefined}>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="expiry" />
        <Field label={say('expiresField')} error={refused?.fields.expiresOn}>
          <TextInput
            name="expiresOn"
            type="date"
            required
            defaultValue={refused?.values.expiresOn ?? expiresOn ?? undefined}
          />
        </Field>
        <Button type="submit" pending={isPending}>
          {say('save')}
        </Button>
      </Form>
    </Folded>
  )
}

/** What the schedule cannot reach: the bank wants a person to confirm it first. */
export function OlderForm({ today, fault, action }: FormProps & { readonly today: string }) {
  const say = useWords(connectionWords)
  const { refused, isPending } = useForm('older', { fault })
  return (
    <Folded title={say('older')} isOpen={refused !== undefined}>
      <p className="mb-4 max-w-[65ch] text-muted">{say('olderLead')}</p>
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="older" />
        <Field label={say('olderFrom')} error={refused?.fields.from}>
          <TextInput name="from" type="date" required defaultValue={refused?.values.from} />
        </Field>
        <Field label={say('olderTo')} error={refused?.fields.to}>
          <TextInput name="to" type="date" required defaultValue={refused?.values.to ?? today} />
        </Field>
        <Button type="submit" pending={isPending}>
          {say('olderRead')}
        </Button>
      </Form>
    </Folded>
  )
}
