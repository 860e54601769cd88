import Phone from 'lucide-react/icons/phone'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'

type Person = { readonly firstName: string; readonly lastName: string }

type TickPersonProps = {
  readonly person: Person
  readonly name: string
  /** Under the name, before everything else: one word that must be seen. A name has its line for itself. */
  readonly mark?: ReactNode
  readonly under: ReactNode
  readonly call: { readonly number: string; readonly label: string } | null
  /** Where everything else about him opens, and how it is named. */
  readonly more: { readonly href: string; readonly label: string; readonly onOpen: () => void } | null
  /** The one big act. */
  readonly act: ReactNode
  /** What only paper shows. */
  readonly onPaper?: ReactNode
}

/** People to tick off, in rows of one thumb: who it is, the call, the one act. Everything else is behind the dots. */
export function TickList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="tick-list">
      {children}
    </ul>
  )
}

type TickItemProps = {
  readonly isDone: boolean
  /** Drawn already, and not among those one looks for now. */
  readonly isHidden?: boolean
}

export function TickRow({ isDone, ...person }: TickPersonProps & TickItemProps) {
  return (
    <TickItem isDone={isDone}>
      <TickPerson {...person} />
    </TickItem>
  )
}

export function TickItem({
  isDone,
  isHidden = false,
  children,
}: TickItemProps & { readonly children: ReactNode }) {
  return (
    <li className={isDone ? 'is-done' : undefined} hidden={isHidden}>
      {children}
    </li>
  )
}

export function TickPerson({ person, name, mark, under, call, more, act, onPaper }: TickPersonProps) {
  return (
    <>
      <Avatar {...person} />
      <div className="who">
        <b>{name}</b>
        <small>
          {mark} {under}
        </small>
        {onPaper && <div className="hidden print:block">{onPaper}</div>}
      </div>
      {call && (
        <a href={`tel:${call.number.replace(/\s/g, '')}`} aria-label={call.label} className="row-more call">
          <Phone aria-hidden="true" />
        </a>
      )}
      {act}
      {more && (
        <a
          href={more.href}
          aria-label={more.label}
          data-awake=""
          className="row-more dots"
          onClick={(event) => {
            event.preventDefault()
            more.onOpen()
          }}
        />
      )}
    </>
  )
}
