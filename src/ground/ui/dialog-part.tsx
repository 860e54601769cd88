import type { ReactNode } from 'react'
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import X from 'lucide-react/icons/x'
import { Button } from './button.tsx'
import { kitWords } from './kit.words.ts'
import { BACKDROP, CLOSE_BUTTON } from './overlay-look.ts'
import { useWords } from './use-words.ts'

const POPUP =
  'fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 flex-col rounded-panel border border-line bg-panel text-ink shadow-2xl transition duration-200 data-ending-style:scale-97 data-ending-style:opacity-0 data-starting-style:scale-97 data-starting-style:opacity-0'
const TITLE = 'pr-8 font-display text-2xl leading-tight font-bold'

type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text?: ReactNode
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

export function Dialog({ open, onOpenChange, title, text, actions, children }: DialogProps) {
  const say = useWords(kitWords)
  return (
    <BaseDialog.Root open={open} onOpenChange={onOpenChange}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={`${BACKDROP} duration-200`} />
        <BaseDialog.Popup className={POPUP}>
          <div className="overflow-y-auto p-6">
            <BaseDialog.Title className={TITLE}>{title}</BaseDialog.Title>
            {text && <BaseDialog.Description className="mt-2 text-muted">{text}</BaseDialog.Description>}
            {children && <div className="mt-5">{children}</div>}
          </div>
          {actions && <DialogActions>{actions}</DialogActions>}
          <BaseDialog.Close aria-label={say('close')} className={CLOSE_BUTTON}>
            <X aria-hidden="true" className="size-5" />
          </BaseDialog.Close>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

/** On a phone the buttons stack with the main one nearest the thumb. */
function DialogActions({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2.5 border-t border-line p-4 md:flex-row md:justify-end md:px-6">
      {children}
    </div>
  )
}

type ConfirmDialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: string
  readonly text: ReactNode
  /** A verb: what will be done, not 'yes'. */
  readonly confirm: string
  readonly onConfirm?: () => void
  /** The form the yes sends. */
  readonly form?: string
  readonly isDangerous?: boolean | undefined
  readonly pending?: boolean | undefined
  /** What is to be chosen along with the yes. */
  readonly children?: ReactNode
}

/** A decision that cannot be left by clicking beside it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  onConfirm,
  form,
  isDangerous = false,
  pending = false,
  children,
}: ConfirmDialogProps) {
  const say = useWords(kitWords)
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={`${BACKDROP} duration-200`} />
        <AlertDialog.Popup className={POPUP}>
          <div className="overflow-y-auto p-6">
            <AlertDialog.Title className={TITLE}>{title}</AlertDialog.Title>
            <AlertDialog.Description className="mt-2 text-muted">{text}</AlertDialog.Description>
            {children && <div className="mt-4">{children}</div>}
          </div>
          <DialogActions>
            <AlertDialog.Close render={<Button />}>{say('cancel')}</AlertDialog.Close>
            <Button
              {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
              variant={isDangerous ? 'danger' : 'primary'}
              pending={pending}
            >
              {confirm}
            </Button>
          </DialogActions>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
