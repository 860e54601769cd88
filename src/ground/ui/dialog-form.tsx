import { type ComponentType, type ReactNode, useId } from 'react'
import { Form as RouterForm, type FormProps } from 'react-router'
import { Along } from './along.tsx'
import { Button } from './button.tsx'
import { ConfirmDialog, Dialog } from './dialog.tsx'

export type AnyForm = ComponentType<
  Pick<FormProps, 'id' | 'method' | 'action' | 'className' | 'onSubmit' | 'children'>
>

type DialogFormProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly text?: ReactNode
  /** A verb: what will be done. */
  readonly confirm: string
  readonly isDangerous?: boolean
  /** It cannot be left by clicking beside it. */
  readonly isDecision?: boolean
  readonly address: string
  /** What goes along with what is written. */
  readonly sends: Readonly<Record<string, string | number>>
  /** The one of a fetcher, where the screen is not to move. */
  readonly Form?: AnyForm
  readonly children: ReactNode
}

/** A question that asks for words or a day: a form as any other, so that no lost signal and no reload takes what was written. */
export function DialogForm({
  open,
  onClose,
  title,
  text,
  confirm,
  isDangerous = false,
  isDecision = false,
  address,
  sends,
  Form = StillForm,
  children,
}: DialogFormProps) {
  const id = useId()
  const shown = {
    open,
    onOpenChange: (isOpen: boolean) => {
      if (!isOpen) onClose()
    },
    title,
    text,
  }
  const form = (
    <Form id={id} method="post" action={address} className="grid gap-4" onSubmit={onClose}>
      <Along {...sends} />
      {children}
    </Form>
  )
  if (isDecision)
    return (
      <ConfirmDialog {...shown} confirm={confirm} form={id} isDangerous={isDangerous}>
        {form}
      </ConfirmDialog>
    )
  return (
    <Dialog
      {...shown}
      actions={
        <Button type="submit" form={id} variant={isDangerous ? 'danger' : 'primary'}>
          {confirm}
        </Button>
      }
    >
      {form}
    </Dialog>
  )
}

/** The list stays where one was in it. */
function StillForm(props: FormProps) {
  return <RouterForm preventScrollReset {...props} />
}
