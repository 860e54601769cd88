import { Form } from 'react-router'
import { cardNumber } from '../members/member.ts'
import { fieldWords } from '../members/member-field.words.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { profileScreenWords } from './profile.words.ts'
import type { ProfileView } from './view-profile.server.ts'
import { saidOnce } from './who-sees.ts'

type EmailPanelProps = {
  readonly email: string
  readonly sees: string | undefined
  readonly fault: FormFault | undefined
}

export function EmailPanel({ email, sees, fault }: EmailPanelProps) {
  const say = useWords(profileScreenWords)
  return (
    <Panel title={say('email')}>
      <p className="break-words">{say('emailNow', { email })}</p>
      {sees && <p className="mt-1 text-sm text-muted">{sees}</p>}
      <details open={fault !== undefined} className="mt-3">
        <summary className="cursor-pointer py-2 font-semibold">{say('emailChange')}</summary>
        <Form method="post" noValidate className="mt-2 grid gap-4">
          <p className="text-muted">{say('emailText')}</p>
          <Field label={say('emailNew')} error={fault?.fields.email}>
            <TextInput
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={fault?.values.email ?? ''}
            />
          </Field>
          <Field label={say('password')} error={fault?.fields.password}>
            <PasswordInput name="password" maxLength={1000} />
          </Field>
          <Button type="submit" name="intent" value="email" className="justify-self-start">
            {say('emailSend')}
          </Button>
        </Form>
      </details>
    </Panel>
  )
}

/** The year's question, over everything that stands below. */
export function CheckPanel() {
  const say = useWords(profileScreenWords)
  return (
    <Panel title={say('check')} className="mb-5">
      <Form method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="max-w-[65ch] min-w-0 flex-1 basis-72 text-pretty">{say('checkText')}</p>
        <Button type="submit" name="intent" value="confirm" variant="primary" className="max-sm:w-full">
          {say('checkYes')}
        </Button>
      </Form>
    </Panel>
  )
}

type HogPanelProps = { readonly mine: ProfileView; readonly fault: FormFault | undefined }

export function HogPanel({ mine: { card, proposal, sees }, fault }: HogPanelProps) {
  const say = useWords(profileScreenWords)
  return (
    <Panel title={say('hog')}>
      <p className="figures">{card.hogNumber ? say('hogNow', { number: card.hogNumber }) : say('hogNone')}</p>
      {proposal && (
        <p className="figures mt-1 font-medium">{say('hogWaiting', { number: proposal.hogNumber })}</p>
      )}
      <p className="mt-1 text-sm text-muted">{sees.hogNumber}</p>
      <details open={fault !== undefined} className="mt-3">
        <summary className="cursor-pointer py-2 font-semibold">{say('propose')}</summary>
        <Form method="post" noValidate className="mt-2 grid gap-4">
          <p className="text-muted">{say('hogText')}</p>
          <Field label={say('hogNumber')} error={fault?.fields.hogNumber}>
            <TextInput
              name="hogNumber"
              autoCapitalize="characters"
              autoComplete="off"
              maxLength={40}
              className="uppercase"
              defaultValue={fault?.values.hogNumber ?? ''}
            />
          </Field>
          <Field label={say('hogUntil')} error={fault?.fields.expiresOn}>
            <TextInput type="date" name="expiresOn" defaultValue={fault?.values.expiresOn ?? ''} />
          </Field>
          <Button type="submit" name="intent" value="hog" className="justify-self-start">
            {say('propose')}
          </Button>
        </Form>
      </details>
    </Panel>
  )
}

/** What officers wrote, to read and to know who else reads it. */
export function OfficersPanel({
  mine: { card, divisionName, sees, ownTold },
}: {
  readonly mine: ProfileView
}) {
  const say = useWords(profileScreenWords)
  const sayField = useWords(fieldWords)
  const language = useLanguage()
  const facts = [
    ['number', cardNumber(card.number), null],
    ['division', divisionName, sees.division],
    ['position', card.position ?? null, sees.position],
    ['memberSince', card.memberSince ? dayInFigures(card.memberSince, language) : null, sees.memberSince],
  ] as const
  return (
    <Panel title={say('officers')}>
      <p className="mb-3 text-muted">{say('officersNote')}</p>
      <dl className="grid gap-3">
        {facts.map(
          ([field, value]) =>
            value && (
              <div key={field}>
                <dt className="text-sm text-muted">{sayField(field)}</dt>
                <dd className="figures font-medium">{value}</dd>
              </div>
            ),
        )}
        {ownTold.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-muted wrap-anywhere">{name}</dt>
            <dd className="figures font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="mt-4 grid gap-0.5 text-sm text-muted">
        {saidOnce([
          ...facts.flatMap(([field, value, sees]) =>
            value && sees ? [{ name: sayField(field), sees }] : [],
          ),
          ...ownTold,
        ]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Panel>
  )
}
