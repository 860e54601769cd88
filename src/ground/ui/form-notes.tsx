import { type ReactNode, useEffect, useRef } from 'react'
import type { FormFault } from '../http/form-answer.server.ts'

type FaultNoteProps = { readonly title: string; readonly fault: Pick<FormFault, 'message'> }

/** Over the form that was refused: what failed, and why. It takes the focus, so that it is seen and read first. */
export function FaultNote({ title, fault }: FaultNoteProps) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (fault) note.current?.focus()
  }, [fault])
  return (
    <section
      ref={note}
      tabIndex={-1}
      aria-label={title}
      className="mb-5 rounded-lg bg-danger px-4 py-3 text-danger-ink"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-[0.9375rem]">{fault.message}</p>
    </section>
  )
}

export function DoneNote({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <output data-done className="mb-5 block rounded-lg bg-success px-4 py-3 text-success-ink">
      <span className="block font-semibold">{title}</span>
      {children && <span className="mt-0.5 block text-[0.9375rem]">{children}</span>}
    </output>
  )
}
