import { type ReactNode, useEffect, useRef } from 'react'

/** What has just been done, and the way back from it. It takes the focus the pressed button left behind. */
export function ActNote({
  done,
  text,
  children,
}: {
  readonly done: object
  readonly text: string
  readonly children?: ReactNode
}) {
  const note = useRef<HTMLElement>(null)
  useEffect(() => {
    if (done) note.current?.focus()
  }, [done])
  return (
    <section
      ref={note}
      tabIndex={-1}
      data-done
      aria-label={text}
      className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-success px-4 py-3 text-success-ink"
    >
      <p className="font-semibold">{text}</p>
      {children}
    </section>
  )
}
