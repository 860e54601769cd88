import { Form, useNavigation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { Badge, type BadgeTone } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { importWords } from './import.words.ts'
import type { Counts } from './plan.ts'

const PATH = '/admin/members/import'
const LARGEST = 5 * 1024 * 1024
const ACCEPTED =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

type PastImport = {
  readonly id: number
  readonly fileName: string
  readonly actorName: string
  readonly when: string
  readonly state: 'draft' | 'done' | 'undone'
  readonly counts: Counts
}

export function StartView({ imports }: { readonly imports: readonly PastImport[] }) {
  return (
    <div className="grid gap-5">
      <UploadForm />
      <PastImports imports={imports} />
    </div>
  )
}

function UploadForm() {
  const say = useWords(importWords)
  const isPending = useNavigation().formAction === PATH
  return (
    <Panel>
      <p className="mb-5 max-w-[70ch]">{say('lead')}</p>
      <Form method="post" action={PATH} encType="multipart/form-data" className="grid gap-5">
        <Field label={say('file')} hint={say('fileHint')}>
          <FileInput accept={ACCEPTED} largest={LARGEST} tooLarge={say('fileTooLarge')} />
        </Field>
        <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
          {say('upload')}
        </Button>
      </Form>
    </Panel>
  )
}

const TONES: Readonly<Record<PastImport['state'], BadgeTone>> = {
  draft: 'warning',
  done: 'success',
  undone: 'neutral',
}
const STATE_WORDS = { draft: 'stateDraft', done: 'stateDone', undone: 'stateUndone' } as const

function PastImports({ imports }: { readonly imports: readonly PastImport[] }) {
  const say = useWords(importWords)
  return (
    <Panel title={say('past')} flush>
      {imports.length === 0 ? (
        <p className="px-5 pb-5 text-muted md:px-6">{say('noPast')}</p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {imports.map((item) => (
            <PastLine key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Panel>
  )
}

function PastLine({ item }: { readonly item: PastImport }) {
  const say = useWords(importWords)
  const { create, update } = item.counts
  const did = [say('created', { count: create }), say('updated', { count: update })].join(', ')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 md:px-6">
      <div className="min-w-0 flex-1">
        <Link to={`${PATH}?id=${item.id}`} className="link font-semibold break-all">
          {item.fileName}
        </Link>
        <p className="figures text-sm text-muted">
          {say('pastLine', { when: item.when, who: item.actorName })}
          {item.state !== 'draft' && ` · ${did}`}
        </p>
      </div>
      <Badge tone={TONES[item.state]}>{say(STATE_WORDS[item.state])}</Badge>
    </li>
  )
}
