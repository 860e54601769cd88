import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { fieldWords } from '../members/member-field.words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { importWords, resultWords } from './import.words.ts'
import type { Counts } from './plan.ts'
import type { Conflict } from './undo-rule.ts'
import { verdict } from './verdict.ts'

const PATH = '/admin/members/import'

type ConflictLine = {
  readonly line: number
  readonly memberId: number
  readonly name: string
  readonly conflict: Conflict
}
type ResultViewProps = {
  readonly id: number
  readonly fileName: string
  readonly isUndone: boolean
  readonly when: string
  readonly counts: Counts
  readonly conflicts: readonly ConflictLine[]
  readonly conflictTotal: number
  readonly mayInvite: boolean
}

export function ResultView(props: ResultViewProps) {
  const { isUndone, fileName, when, counts } = props
  const say = useWords(resultWords)
  const sayImport = useWords(importWords)
  const left = counts.ambiguous + counts.error
  const did = [
    { count: counts.create, text: sayImport('created', { count: counts.create }) },
    { count: counts.update, text: sayImport('updated', { count: counts.update }) },
    { count: counts.skip, text: say('same', { count: counts.skip }) },
    { count: left, text: say('left', { count: left }) },
  ]
  return (
    <div className="grid gap-5">
      <Panel title={say(isUndone ? 'undone' : 'done')}>
        {!isUndone && <p className="text-lg">{verdict(did)}</p>}
        <p className="figures mt-1 mb-5 break-words text-muted">
          {say(isUndone ? 'undoneAt' : 'doneAt', { file: fileName, when })}
        </p>
        <div className="flex flex-col gap-2.5 md:flex-row">
          <ButtonLink to="/admin/members" variant="primary">
            {say('toMembers')}
          </ButtonLink>
          {props.mayInvite && !isUndone && (
            <ButtonLink to="/admin/members/invite">{say('invite')}</ButtonLink>
          )}
          <ButtonLink to={PATH}>{say('another')}</ButtonLink>
        </div>
      </Panel>
      {isUndone ? <Conflicts {...props} /> : <UndoForm id={props.id} />}
    </div>
  )
}

/** Behind a fold: what cannot be done by a slip of the thumb needs no dialog. */
function UndoForm({ id }: { readonly id: number }) {
  const say = useWords(resultWords)
  const isPending = useNavigation().formData?.get('intent') === 'undo'
  return (
    <details className="rounded-panel border border-line bg-panel">
      <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{say('undoTitle')}</summary>
      <Form method="post" action={`${PATH}?id=${id}`} className="border-t border-line p-5 md:p-6">
        <p className="mb-5 max-w-[70ch]">{say('undoText')}</p>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value="undo"
          variant="danger"
          pending={isPending}
          className="max-md:w-full"
        >
          {say('undo')}
        </Button>
      </Form>
    </details>
  )
}

function Conflicts({ conflicts, conflictTotal }: Pick<ResultViewProps, 'conflicts' | 'conflictTotal'>) {
  const say = useWords(resultWords)
  if (conflictTotal === 0) return <p className="text-muted">{say('allBack')}</p>
  return (
    <Panel title={say('conflicts', { count: conflictTotal })} flush>
      <ul className="divide-y divide-line border-t border-line">
        {conflicts.map((item) => (
          <li key={item.line} className="px-5 py-3 md:px-6">
            <CardName item={item} />
            <p className="text-muted">
              <ConflictText conflict={item.conflict} />
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CardName({ item }: { readonly item: ConflictLine }) {
  const name = item.name || '–'
  if (item.conflict.reason === 'gone') return <p className="font-semibold">{name}</p>
  return (
    <Link to={`/admin/${item.memberId}/edit`} className="link font-semibold">
      {name}
    </Link>
  )
}

function ConflictText({ conflict }: { readonly conflict: Conflict }) {
  const say = useWords(resultWords)
  const sayField = useWords(fieldWords)
  if (conflict.reason !== 'changed') return say(conflict.reason)
  if (conflict.fields.length === 0) return say('changed')
  return say('changedFields', { fields: conflict.fields.map((field) => sayField(field)).join(', ') })
}
