import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { OwnPassword } from './own-password.tsx'

type ProvedActProps = {
  readonly intent: string
  /** What it is done with: the field's name and its value. */
  readonly of: readonly [name: string, id: number]
  readonly label: string
  /** The same for who hears the link alone. */
  readonly named: string
  readonly fault: FormFault | undefined
}

/** An act of one row that asks for one's own password: it unfolds where it stands. */
export function ProvedAct({ intent, of: [name, id], label, named, fault }: ProvedActProps) {
  const isMine = fault?.values.intent === intent && fault.values[name] === String(id)
  return (
    <details open={isMine} className="max-w-96">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center" aria-label={named}>
        {label}
      </summary>
      <Form method="post" className="grid gap-3 pb-2">
        <input type="hidden" name={name} value={id} />
        <OwnPassword error={isMine ? fault.fields.password : undefined} />
        <Button type="submit" name="intent" value={intent} size="small" className="justify-self-start">
          {label}
        </Button>
      </Form>
    </details>
  )
}
