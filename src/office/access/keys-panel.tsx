import { Form } from 'react-router'
import { OwnPassword } from '../../entry/accounts/own-password.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { keysWords } from './accounts.words.ts'

type KeysProps = {
  readonly keys: readonly { readonly id: number; readonly name: string; readonly used: string | null }[]
  readonly error: string | undefined
}

/** Somebody's passkeys, for a Webmaster who helps him: a new password does not take them away. */
export function KeysPanel({ keys, error }: KeysProps) {
  const say = useWords(keysWords)
  if (keys.length === 0) return null
  return (
    <Panel title={say('title')}>
      <p className="mb-4 text-muted">{say('text')}</p>
      <ul className="grid gap-4">
        {keys.map(({ id, name, used }) => (
          <li key={id}>
            <p className="font-medium break-words">{name}</p>
            <p className="figures mb-2 text-sm text-muted">
              {used ? say('used', { moment: used }) : say('unused')}
            </p>
            <Fold label={<span className="font-semibold">{say('remove')}</span>} isDangerous>
              <Form method="post" className="grid gap-3">
                <input type="hidden" name="passkeyId" value={id} />
                <OwnPassword error={error} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-passkey"
                  variant="danger"
                  className="justify-self-start"
                  aria-label={say('removeNamed', { name })}
                >
                  {say('remove')}
                </Button>
              </Form>
            </Fold>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
