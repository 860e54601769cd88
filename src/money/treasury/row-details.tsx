import { type ReactNode, useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Icon } from '../../ground/ui/icon.tsx'
import { Link } from '../../ground/ui/link.tsx'

type ActFormProps = {
  readonly payment: { readonly id: number }
  readonly address: string
  readonly intent: string
  readonly children: ReactNode
}

export function ActForm({ payment, address, intent, children }: ActFormProps) {
  return (
    <Form method="post" action={address} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="paymentId" value={payment.id} />
      {children}
    </Form>
  )
}

/** Whose form is on its way right now: its button waits, so that a double click is one act. */
export function usePendingAct(paymentId: number, intent: string): boolean {
  const { state, formData } = useNavigation()
  return (
    state !== 'idle' && formData?.get('paymentId') === String(paymentId) && formData.get('intent') === intent
  )
}

type RowDetailsProps = {
  readonly id: number
  readonly label: string
  readonly named: string
  readonly children: ReactNode
}

/**
 * A small panel that opens beside its row on a desktop and inside its card on a phone.
 * Fifty of them are never read at once: one is made when it is opened, without a script when its address asks for it.
 */
export function RowDetails({ id, label, named, children }: RowDetailsProps) {
  const [search] = useSearchParams()
  const isAsked = search.get('platba') === String(id)
  const [isMade, setMade] = useState(isAsked)
  const asked = new URLSearchParams(search)
  asked.set('platba', String(id))
  return (
    <details className="row-acts" open={isAsked || undefined}>
      <summary aria-label={named} onClick={() => setMade(true)}>
        {label}
        <Icon name="down" />
      </summary>
      {isMade ? (
        <div>{children}</div>
      ) : (
        <Link to={`?${asked}`} discover="none" preventScrollReset>
          {named}
        </Link>
      )}
    </details>
  )
}
