import Download from 'lucide-react/icons/download'
import { Form } from 'react-router'
import { ListFailed } from '../../ground/lists/list-states.tsx'
import { roleWords } from '../../people/members/role.words.ts'
import { notFound } from '../pages/not-found.ts'
import { ROLES } from '../../permissions.ts'
import { pragueDay } from '../../ground/values/day.ts'
import { dayInFigures } from '../../ground/values/day-in-words.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/document.screen'
import { DocumentForm } from './document-form.tsx'
import { documentLine, sizeInWords } from './document-line.ts'
import { DOCUMENT_FIELDS } from './document-input.ts'
import { documentActs, documentScreen as screen } from './document-page.server.ts'
import { mayManageDocuments } from './document.ts'
import { documentFormWords } from './document-form.words.ts'
import { documentWords } from './documents.words.ts'
import { findDocument } from './documents.server.ts'
import { ACCEPTED, LARGEST_DOCUMENT } from './file-kind.ts'

export const loader = screen.shows(async ({ db, visitor, language, params }) => {
  const found = await findDocument(db, params.id, visitor)
  const newest = found?.versions[0]
  if (!found || !newest) throw notFound()
  const { title, kind, datedOn, audience, roles, version } = found
  return {
    title,
    mayManage: mayManageDocuments(visitor),
    document: documentLine({ ...found, ...newest }, language),
    roles: ROLES.filter((role) => roles.includes(role)),
    fileName: newest.fileName,
    older: found.versions.slice(1).map(({ number, uploadedAt, size }) => ({
      number,
      day: dayInFigures(pragueDay(uploadedAt), language),
      size: sizeInWords(size, language),
    })),
    values: { title, kind, datedOn, audience, roles, version },
  }
})

export const action = screen.acts({ keeps: DOCUMENT_FIELDS, acts: documentActs })

export { titleMeta as meta } from '../../ground/ui/title-meta.ts'

export default function DocumentScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { document, roles, fileName, older, mayManage } = loaderData
  const say = useWords(documentWords)
  const sayRole = useWords(roleWords)
  const fault = actionData?.fault
  useFaultToast(fault, fault?.message ?? say('failed'))
  const { id, title, kind, audience, day, format, size } = document
  const who = audience === 'roles' ? roles.map((role) => sayRole(role)).join(', ') : say(audience)
  return (
    <div className="max-w-4xl">
      <PageTitle title={title} />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <p className="figures flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <Badge>{say(kind)}</Badge>
          <span>{say('line', { day, format, size })}</span>
        </p>
        <p className="mt-1 break-words text-muted">{fileName}</p>
        {mayManage && <p className="mt-1 text-muted">{say('seenBy', { who })}</p>}
        <a
          href={`/api/documents/${id}/file`}
          className={buttonClass({ variant: 'primary', className: 'mt-4 max-md:w-full' })}
        >
          <Download aria-hidden="true" /> {say('download')}
        </a>
        {older.length > 0 && <Older id={id} older={older} />}
      </Panel>
      {mayManage && <Managing key={loaderData.values.version} values={loaderData.values} fault={fault} />}
    </div>
  )
}

type OlderProps = {
  readonly id: number
  readonly older: Route.ComponentProps['loaderData']['older']
}

function Older({ id, older }: OlderProps) {
  const say = useWords(documentWords)
  return (
    <details className="mt-5">
      <summary className="cursor-pointer py-1.5 font-medium">{say('older')}</summary>
      <ul className="mt-1 grid">
        {older.map(({ number, day, size }) => (
          <li key={number}>
            <a
              href={`/api/documents/${id}/file?version=${number}`}
              className="link figures inline-block py-1.5"
            >
              {say('versionLine', { number: String(number), day, size })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

type ManagingProps = Pick<Parameters<typeof DocumentForm>[0], 'values' | 'fault'>

function Managing({ values, fault }: ManagingProps) {
  const say = useWords(documentFormWords)
  const isVersion = fault?.values.intent === 'version'
  return (
    <div className="mt-5 grid gap-5">
      <details open={isVersion} className="rounded-panel border border-line bg-panel">
        <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{say('newVersion')}</summary>
        <Form
          method="post"
          encType="multipart/form-data"
          className="grid gap-4 border-t border-line p-5 md:p-6"
        >
          <input type="hidden" name="intent" value="version" />
          <p className="text-muted">{say('newVersionText')}</p>
          <Field
            label={say('file')}
            hint={say('fileHint')}
            error={isVersion ? fault?.fields.file : undefined}
          >
            <FileInput accept={ACCEPTED} largest={LARGEST_DOCUMENT} tooLarge={say('tooLarge')} />
          </Field>
          <Button type="submit" variant="primary" className="md:w-fit">
            {say('newVersion')}
          </Button>
        </Form>
      </details>
      <details open={fault?.values.intent === 'save'} className="rounded-panel border border-line bg-panel">
        <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{say('edit')}</summary>
        <div className="border-t border-line p-5 md:p-6">
          <DocumentForm
            isNew={false}
            values={values}
            fault={fault?.values.intent === 'save' ? fault : undefined}
          />
        </div>
      </details>
      <details>
        <summary className="cursor-pointer py-2 font-medium text-muted">{say('remove')}</summary>
        <Form method="post" className="pt-2">
          <p className="mb-3">{say('removeText')}</p>
          <Button type="submit" name="intent" value="delete" variant="danger">
            {say('removeSure')}
          </Button>
        </Form>
      </details>
    </div>
  )
}

export function ErrorBoundary() {
  return <ListFailed title={useWords(documentWords)('title')} />
}
