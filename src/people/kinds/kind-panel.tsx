import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { EditFold } from '../../ground/ui/edit-fold.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { UpDown } from '../../ground/ui/up-down.tsx'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { kindName } from './kind.ts'
import type { HeldKind } from './kinds.server.ts'
import { kindsWords } from './kinds.words.ts'

type KindProps = {
  readonly kind: HeldKind
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly fault: FormFault | undefined
}

export function KindPanel({ kind, isFirst, isLast, fault }: KindProps) {
  const say = useWords(kindsWords)
  const name = kindName(kind, useLanguage())
  const { id, votes, counts, members, archived } = kind
  return (
    <Panel>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-2xl leading-tight font-bold">
            {name} {archived && <Badge className="align-middle">{say('archived')}</Badge>}
            {isFirst && (
              <Badge tone="success" className="align-middle">
                {say('first')}
              </Badge>
            )}
          </h2>
          <p className="figures text-muted">
            <Link to={`/admin/members?kind=${id}`} className="link">
              {say('held', { count: members })}
            </Link>
            {[say(votes ? 'votesShort' : 'noVote'), !counts && say('notCounted')]
              .filter(Boolean)
              .map((text) => ` · ${text}`)}
          </p>
        </div>
        {!archived && (
          <UpDown
            id={id}
            up={say('up', { name })}
            down={say('down', { name })}
            isFirst={isFirst}
            isLast={isLast}
          />
        )}
      </div>
      <EditFold label={say('edit')} name={name} open={fault !== undefined}>
        <div className="mt-2 grid gap-5">
          <KindForm kind={kind} fault={fault} />
          <Ending kind={kind} />
        </div>
      </EditFold>
    </Panel>
  )
}

export function KindForm({
  kind,
  fault,
}: {
  readonly kind: HeldKind | null
  readonly fault: FormFault | undefined
}) {
  const say = useWords(kindsWords)
  return (
    <Form method="post" className="grid gap-4 sm:grid-cols-2">
      {kind && <input type="hidden" name="id" value={kind.id} />}
      {(['nameCs', 'nameEn'] as const).map((name) => (
        <Field
          key={name}
          label={say(name)}
          error={fault?.fields[name] && (fault.message ?? fault.fields[name])}
        >
          <TextInput
            name={name}
            required
            maxLength={60}
            autoComplete="off"
            defaultValue={fault?.values[name] ?? kind?.[name] ?? ''}
          />
        </Field>
      ))}
      {(['votes', 'counts'] as const).map((name) => (
        <Checkbox
          key={name}
          name={name}
          label={say(name)}
          defaultChecked={fault ? name in fault.values : (kind?.[name] ?? true)}
        />
      ))}
      <Button
        type="submit"
        name="intent"
        value={kind ? 'save' : 'add'}
        variant="primary"
        className="justify-self-start max-sm:w-full"
      >
        {say(kind ? 'save' : 'add')}
      </Button>
    </Form>
  )
}

/** Who holds it keeps it; what nobody ever held can go. */
function Ending({ kind: { id, archived, wasHeld } }: Pick<KindProps, 'kind'>) {
  const say = useWords(kindsWords)
  return (
    <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={archived ? 'back' : 'archive'} variant="quiet">
        {say(archived ? 'bringBack' : 'archive')}
      </Button>
      {!wasHeld && (
        <Button type="submit" name="intent" value="remove" variant="danger">
          {say('remove')}
        </Button>
      )}
      {!archived && <p className="text-[0.9375rem] text-muted">{say('archiveNote')}</p>}
    </Form>
  )
}
