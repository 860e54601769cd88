import { type DragEvent, useCallback } from 'react'
import { Form, useNavigation, useRevalidator } from 'react-router'
import ImagePlus from 'lucide-react/icons/image-plus'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { Button } from '../../ground/ui/button.tsx'
import { buttonClass } from '../../ground/ui/button-look.ts'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { RoadProgress } from '../../ground/ui/road.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { manageWords } from './manage.words.ts'
import type { Sending } from './send-file.ts'
import { type UploadRow, useUploads } from './use-uploads.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp'

export function UploadPanel({ slug }: { readonly slug: string }) {
  const say = useWords(manageWords)
  const isInBrowser = useInBrowser()
  return (
    <Panel title={say('upload')}>
      <p className="mb-4 text-muted">{say('uploadHint')}</p>
      {isInBrowser ? <Uploader slug={slug} /> : <PlainForm />}
    </Panel>
  )
}

/** A few photos at once, without JavaScript. */
function PlainForm() {
  const say = useWords(manageWords)
  const isPending = useNavigation().state === 'submitting'
  return (
    <Form method="post" encType="multipart/form-data" className="grid gap-4">
      <Field label={say('choose')}>
        <FileInput name="photos" accept={ACCEPT} isMany />
      </Field>
      <Button type="submit" variant="primary" pending={isPending} className="md:w-fit">
        {say('send')}
      </Button>
    </Form>
  )
}

function Uploader({ slug }: { readonly slug: string }) {
  const say = useWords(manageWords)
  const { revalidate } = useRevalidator()
  const onDone = useCallback(() => void revalidate(), [revalidate])
  const { rows, add, retry } = useUploads({ slug, lost: say('lost'), onDone })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    add(event.dataTransfer.files)
  }
  return (
    <>
      <div
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        className="grid justify-items-center gap-2 rounded-panel border-2 border-dashed border-edge px-4 py-8 text-center"
      >
        <label className={buttonClass({ variant: 'primary', className: 'focus-within:outline-2' })}>
          <ImagePlus aria-hidden="true" />
          {say('choose')}
          <input
            type="file"
            accept={`${ACCEPT},.heic,.heif`}
            multiple
            className="sr-only"
            onChange={({ currentTarget }) => {
              add(currentTarget.files ?? [])
              currentTarget.value = ''
            }}
          />
        </label>
        <p className="hidden text-muted md:block">{say('dropHere')}</p>
      </div>
      {rows.length > 0 && <Progress rows={rows} onRetry={retry} />}
    </>
  )
}

const OVER: readonly Sending['state'][] = ['done', 'already', 'failed']

function Progress({ rows, onRetry }: { readonly rows: readonly UploadRow[]; readonly onRetry: () => void }) {
  const say = useWords(manageWords)
  const over = rows.filter(({ sending }) => OVER.includes(sending.state)).length
  const text = say('progress', { done: over, total: rows.length })
  const failed = rows.filter(({ sending }) => sending.state === 'failed' && sending.mayRetry)
  // The ones that are done make room for the ones that are not.
  const shown = rows.filter(({ sending }) => sending.state !== 'done').slice(0, 12)
  return (
    <div className="mt-5">
      <output className="figures mb-2 block font-semibold">{text}</output>
      <RoadProgress value={over} max={rows.length} label={say('upload')} text={text} />
      <ul className="mt-3 divide-y divide-line">
        {shown.map((row) => (
          <UploadLine key={row.key} row={row} />
        ))}
      </ul>
      {failed.length > 0 && over === rows.length && (
        <Button className="mt-3" onClick={onRetry}>
          {say('retry')}
        </Button>
      )}
      {over < rows.length && <p className="mt-3 text-sm text-muted">{say('keepOpen')}</p>}
    </div>
  )
}

function UploadLine({ row: { file, sending } }: { readonly row: UploadRow }) {
  const say = useWords(manageWords)
  return (
    <li className="flex flex-wrap justify-between gap-x-4 py-2 text-[0.9375rem]">
      <span className="min-w-0 truncate">{file.name}</span>
      {sending.state === 'failed' ? (
        <span className="font-medium text-danger-ink">{sending.reason || say('uploadFailed')}</span>
      ) : sending.state === 'sending' ? (
        <span className="figures text-muted">{say('sending', { percent: sending.percent })}</span>
      ) : (
        <span className="text-muted">{say(sending.state)}</span>
      )}
    </li>
  )
}
