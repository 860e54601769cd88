import { useEffect, useRef } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { type OwnField, ownName } from '../../ground/values/own-field.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { fieldWords } from './member-field.words.ts'
import { editWords } from './member-edit.words.ts'
import type { Merge } from './member-form.ts'

/** Over the form that was refused; it takes the focus, so that it is seen and read first. */
export function FaultNote({ title, fault }: { readonly title: string; readonly fault: FormFault }) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (fault) note.current?.focus()
  }, [fault])
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="mb-5 rounded-lg bg-danger px-4 py-3 text-danger-ink"
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-0.5 text-[0.9375rem]">{fault.message}</p>
    </div>
  )
}

type ConflictProps = { readonly conflict: Merge; readonly own: readonly OwnField[] }

/** Somebody was faster: what he changed, and that nothing of mine is lost. */
export function ConflictNote({ conflict, own }: ConflictProps) {
  const say = useWords(editWords)
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (conflict) note.current?.focus()
  }, [conflict])
  return (
    <div
      ref={note}
      tabIndex={-1}
      role="alert"
      className="mb-5 rounded-lg bg-warning px-4 py-3 text-warning-ink"
    >
      <p className="font-semibold">{say('conflict')}</p>
      <p className="mt-0.5 text-[0.9375rem]">{say('conflictText')}</p>
      <ul className="mt-2 grid gap-1 text-[0.9375rem]">
        {conflict.theirs.map(({ field, from, to }) => (
          <li key={field}>
            <FieldName field={field} own={own} />: {told(own, field, from) || say('nothing')}{' '}
            <span aria-hidden="true">→</span> <strong>{told(own, field, to) || say('nothing')}</strong>
            {conflict.disputed.includes(field) && ` (${say('disputed')})`}
          </li>
        ))}
      </ul>
      <Link to="" reloadDocument className="link mt-2 inline-block font-medium">
        {say('reload')}
      </Link>
    </div>
  )
}

function FieldName({ field, own }: Pick<ConflictProps, 'own'> & { readonly field: string }) {
  const say = useWords(fieldWords)
  const sayEdit = useWords(editWords)
  const [, index] = /^motorcycle\.(\d+)\.(\w+)$/.exec(field) ?? []
  if (index !== undefined) return sayEdit('motorcycle', { number: Number(index) + 1 })
  const known = own.find(({ id }) => ownName(id) === field)
  if (known) return known.name
  return isKnown(field) ? say(field) : field
}

const isKnown = (text: string): text is keyof typeof fieldWords => Object.hasOwn(fieldWords, text)

/** A choice by its name, not by the number its control holds. */
function told(own: readonly OwnField[], field: string, text: string): string {
  const choices = own.find(({ id }) => ownName(id) === field)?.choices ?? []
  return choices.find(({ id }) => String(id) === text)?.name ?? text
}
