import KeyRound from 'lucide-react/icons/key-round'
import { Form } from 'react-router'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { AddPasskey } from './add-passkey.tsx'
import { passkeyWords, secondStepWords } from './second-step.words.ts'

export type OwnSecondStep = { readonly since: string; readonly codesLeft: number } | null

export function SecondStepPanel({ state }: { readonly state: OwnSecondStep }) {
  const say = useWords(secondStepWords)
  const left = state && say('codesLeft', { count: state.codesLeft })
  return (
    <Panel
      title={say('title')}
      actions={<Badge tone={state ? 'success' : 'neutral'}>{say(state ? 'isOn' : 'isOff')}</Badge>}
    >
      <p className="figures mb-4 text-muted">
        {state ? say('panelOn', { moment: state.since, left: left ?? '' }) : say('panelOff')}
      </p>
      <ButtonLink to="/admin/settings/second-step" className="max-sm:w-full">
        {say(state ? 'change' : 'open')}
      </ButtonLink>
    </Panel>
  )
}

export type OwnPasskey = {
  readonly id: number
  readonly name: string
  readonly made: string
  readonly used: string | null
}

type PasskeysPanelProps = {
  readonly passkeys: readonly OwnPasskey[]
  readonly suggestedName: string
  readonly isProved: boolean
  readonly worksHere: boolean
}

export function PasskeysPanel({ passkeys, suggestedName, isProved, worksHere }: PasskeysPanelProps) {
  const say = useWords(passkeyWords)
  return (
    <Panel flush>
      <header className="p-5 md:px-6">
        <h2 className="font-display text-2xl leading-tight font-bold">{say('title')}</h2>
        <p className="mt-1 text-muted">{say('text')}</p>
      </header>
      {passkeys.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      <div className="border-t border-line p-5 md:px-6">
        {passkeys.length === 0 && <p className="mb-3 text-muted">{say('none')}</p>}
        {worksHere ? (
          <AddPasskey suggestedName={suggestedName} isProved={isProved} />
        ) : (
          <p className="text-muted">{say('notHere')}</p>
        )}
      </div>
    </Panel>
  )
}

function PasskeyRow({ passkey: { id, name, made, used } }: { readonly passkey: OwnPasskey }) {
  const say = useWords(passkeyWords)
  return (
    <li className="px-5 py-3 md:px-6">
      <details className="group">
        <summary className="flex cursor-pointer list-none items-center gap-4 [&::-webkit-details-marker]:hidden">
          <KeyRound aria-hidden="true" className="size-6 shrink-0 text-muted" />
          <span className="min-w-0 flex-1">
            <span className="block font-medium break-words">{name}</span>
            <span className="figures block text-sm text-muted">
              {say('made', { day: made })} · {used ? say('used', { moment: used }) : say('unused')}
            </span>
          </span>
          <span className="link shrink-0 text-sm group-open:hidden">{say('edit')}</span>
        </summary>
        <Form
          method="post"
          action="/admin/settings"
          preventScrollReset
          className="mt-3 mb-2 grid gap-4 pl-10"
        >
          <input type="hidden" name="passkeyId" value={id} />
          <Field label={say('name')}>
            <TextInput name="name" defaultValue={name} required maxLength={60} autoComplete="off" />
          </Field>
          <div className="flex flex-wrap gap-2.5">
            <Button type="submit" size="small" name="intent" value="rename-passkey">
              {say('rename')}
            </Button>
            <Button type="submit" size="small" variant="danger" name="intent" value="remove-passkey">
              {say('remove')}
            </Button>
          </div>
        </Form>
      </details>
    </li>
  )
}
