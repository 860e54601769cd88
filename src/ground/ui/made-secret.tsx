import { ButtonLink } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Panel } from './panel.tsx'

type MadeSecretProps = {
  readonly title: string
  readonly text: string
  readonly secret: string
  /** Where the list stands that it was made in. */
  readonly to: string
  readonly words: Readonly<Record<'copy' | 'copyNamed' | 'copied' | 'done', string>>
}

/** The one moment a secret is seen. */
export function MadeSecret({ title, text, secret, to, words }: MadeSecretProps) {
  return (
    <Panel title={title}>
      <p className="mb-4 text-muted">{text}</p>
      <p className="figures mb-4 rounded-lg bg-sunk p-3 text-lg break-all select-all">{secret}</p>
      <div className="flex flex-wrap gap-2.5">
        <CopyButton text={secret} label={words.copyNamed} copied={words.copied}>
          {words.copy}
        </CopyButton>
        <ButtonLink to={to} variant="primary">
          {words.done}
        </ButtonLink>
      </div>
    </Panel>
  )
}
