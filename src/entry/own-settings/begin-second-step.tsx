import { Form, useNavigation } from 'react-router'
import type { Setup } from '../keys/turn-on-second-step.server.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import type { QrImage } from '../../ground/files/qr-image.ts'
import { Button } from '../../ground/ui/button.tsx'
import { CopyButton } from '../../ground/ui/copy-button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { PasswordInput } from '../../ground/ui/password-input.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { QrFigure } from '../../ground/ui/qr-figure.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { secondStepWords } from './second-step.words.ts'

const PATH = '/admin/settings/second-step'

type BeginPanelProps = {
  readonly isProved: boolean
  /** The club asks him for it: nothing else is open to him before. */
  readonly isOwed: boolean
  readonly fault: FormFault | undefined
}

export function BeginPanel({ isProved, isOwed, fault }: BeginPanelProps) {
  const say = useWords(secondStepWords)
  const isPending = useNavigation().formData?.get('intent') === 'begin'
  return (
    <Panel title={say('how')}>
      {isOwed && <p className="mb-5 font-medium">{say('owed')}</p>}
      <p className="mb-5 text-muted">{say('howText')}</p>
      <Form method="post" action={PATH} noValidate className="grid max-w-104 gap-5">
        {(!isProved || fault?.fields.password) && (
          <Field label={say('password')} hint={say('passwordHint')} error={fault?.fields.password}>
            <PasswordInput name="password" required maxLength={1000} />
          </Field>
        )}
        <Button
          type="submit"
          name="intent"
          value="begin"
          variant="primary"
          pending={isPending}
          className="sm:justify-self-start"
        >
          {say('begin')}
        </Button>
      </Form>
    </Panel>
  )
}

type SetupPanelsProps = {
  readonly setup: Setup & { readonly image: QrImage }
  readonly isWrong: boolean
}

/** The picture and the first code on one page: nothing is on until the code fits. */
export function SetupPanels({ setup, isWrong }: SetupPanelsProps) {
  const say = useWords(secondStepWords)
  const isPending = useNavigation().formData?.get('intent') === 'on'
  return (
    <div className="grid gap-5">
      <Panel title={say('scan')}>
        <p className="mb-5 text-muted">{say('scanText')}</p>
        <div className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          <QrFigure image={setup.image} title={say('image')} />
          <ByHand setup={setup} />
        </div>
      </Panel>
      <Panel title={say('enter')}>
        <p className="mb-5 text-muted">{say('enterText')}</p>
        <Form method="post" action={PATH} noValidate className="grid max-w-104 gap-5">
          <input type="hidden" name="setup" value={setup.setup} />
          <Field label={say('code')} error={isWrong ? say('wrongCode') : undefined}>
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={12}
              className="figures text-center text-2xl! tracking-[0.3em]"
            />
          </Field>
          <Button
            type="submit"
            name="intent"
            value="on"
            variant="primary"
            pending={isPending}
            className="sm:justify-self-start"
          >
            {say('turnOn')}
          </Button>
        </Form>
      </Panel>
    </div>
  )
}

function ByHand({ setup: { secret, uri } }: Pick<SetupPanelsProps, 'setup'>) {
  const say = useWords(secondStepWords)
  return (
    <div className="grid gap-3">
      <p className="text-muted">{say('byHand')}</p>
      <p className="figures text-lg font-semibold break-words select-all">{inFours(secret)}</p>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={secret} label={say('copyKey')} copied={say('copied')}>
          {say('copy')}
        </CopyButton>
        <a href={uri} className="link inline-flex min-h-10 items-center md:hidden">
          {say('openApp')}
        </a>
      </div>
    </div>
  )
}

const inFours = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
