import { Form } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { pageIn } from '../../ground/lists/list-fields.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { EmptyState } from '../../ground/ui/empty-state.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Pager } from '../../ground/ui/pager.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/documents.screen'
import { DocumentForm } from './document-form.tsx'
import { documentLine } from './document-line.ts'
import { DOCUMENT_FIELDS } from './document-input.ts'
import { adds, documentsScreen as screen } from './document-page.server.ts'
import { DocumentRow } from './document-row.tsx'
import { DOCUMENT_KINDS, mayManageDocuments } from './document.ts'
import { documentFormWords } from './document-form.words.ts'
import { documentWords } from './documents.words.ts'
import { listDocuments } from './documents.server.ts'

const PATH = '/admin/documents'

export const loader = screen.shows(async ({ db, visitor, language, today, url }) => {
  const asked = url.searchParams
  const search = (asked.get('hledat') ?? '').trim().slice(0, 200)
  const kind = DOCUMENT_KINDS.find((known) => known === asked.get('druh')) ?? null
  const { items, ...view } = await listDocuments(db, {
    reader: visitor,
    search: search.isWellFormed() && !search.includes('\0') ? search : '',
    kind,
    ...pageIn(asked),
  })
  return {
    title: speak(documentWords, language)('title'),
    mayManage: mayManageDocuments(visitor),
    search,
    kind,
    today,
    view,
    documents: items.map((row) => documentLine(row, language)),
  }
})

export const action = screen.acts({ keeps: DOCUMENT_FIELDS, acts: adds })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DocumentsScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { mayManage, search, kind, today, view, documents } = loaderData
  const say = useWords(documentWords)
  const sayForm = useWords(documentFormWords)
  const fault = actionData?.fault
  const isNarrowed = search !== '' || kind !== null
  useFaultToast(fault, fault?.message ?? say('failed'))
  const address = (page: number) => {
    const asked = new URLSearchParams()
    if (search) asked.set('hledat', search)
    if (kind) asked.set('druh', kind)
    if (page > 1) asked.set('page', String(page))
    return `${PATH}?${asked}`
  }
  return (
    <div className="max-w-4xl">
      <PageTitle title={say('title')} note={say('count', { count: view.total })} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {mayManage && (
        <details open={fault !== undefined} className="mb-5 rounded-panel border border-line bg-panel">
          <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{sayForm('add')}</summary>
          <div className="border-t border-line p-5 md:p-6">
            <DocumentForm
              isNew
              fault={fault}
              values={{
                title: '',
                kind: 'minutes',
                datedOn: today,
                audience: 'members',
                roles: [],
                version: 1,
              }}
            />
          </div>
        </details>
      )}
      {(isNarrowed || documents.length > 0) && <Search search={search} kind={kind} />}
      {documents.length === 0 ? (
        <Panel>
          <EmptyState
            text={say(isNarrowed ? 'notFound' : 'empty')}
            action={isNarrowed && <ButtonLink to={PATH}>{say('clear')}</ButtonLink>}
          />
        </Panel>
      ) : (
        <Panel flush>
          <ul className="divide-y divide-line">
            {documents.map((document) => (
              <li key={document.id}>
                <DocumentRow document={document} showsAudience={mayManage} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Pager view={view} to={address} />
    </div>
  )
}

function Search({ search, kind }: { readonly search: string; readonly kind: string | null }) {
  const say = useWords(documentWords)
  const sayForm = useWords(documentFormWords)
  return (
    <Form
      key={`${search} ${kind}`}
      method="get"
      className="mb-5 grid grid-cols-[1fr_auto] gap-3 sm:grid-cols-[1fr_12rem_auto]"
    >
      <TextInput
        type="search"
        name="hledat"
        defaultValue={search}
        maxLength={200}
        autoComplete="off"
        aria-label={say('search')}
        placeholder={say('search')}
      />
      <div className="max-sm:order-last max-sm:col-span-2">
        <Select
          name="druh"
          aria-label={sayForm('kind')}
          defaultValue={kind ?? ''}
          options={[
            { value: '', label: say('anyKind') },
            ...DOCUMENT_KINDS.map((value) => ({ value, label: say(value) })),
          ]}
        />
      </div>
      <Button type="submit">{say('find')}</Button>
    </Form>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(documentWords)('title')} />
}
