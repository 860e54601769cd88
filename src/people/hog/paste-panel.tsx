import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { batchSentence } from '../../ground/batches/batch-sentence.ts'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useShown } from '../../ground/ui/use-shown.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { pasteWords } from './hog.words.ts'
import { PasteLines } from './paste-lines.tsx'
import type { PastePreview } from './preview-paste.server.ts'
import { RestDownload } from './rest-download.tsx'

type PastePanelProps = {
  readonly address: string
  readonly preview: PastePreview | undefined
  readonly fault: FormFault | undefined
  readonly batchSize: number
}

/** A pasted table: first what it would do, then, after a look, the doing. Plain forms, both of them. */
export function PastePanel({ address, preview, fault, batchSize }: PastePanelProps) {
  const say = useWords(pasteWords)
  const refused = fault?.values.intent === 'preview' ? fault : undefined
  return (
    <details
      open={preview !== undefined || refused !== undefined}
      className="group mb-5 rounded-panel border border-line bg-panel"
    >
      <summary className="cursor-pointer px-5 py-3.5 font-semibold md:px-6">{say('title')}</summary>
      <div className="border-t border-line p-5 md:p-6">
        <p className="mb-4 max-w-[70ch] text-muted">{say('lead')}</p>
        <PasteForm address={address} preview={preview} refused={refused} />
        {preview && <Preview address={address} preview={preview} batchSize={batchSize} />}
      </div>
    </details>
  )
}

type PasteFormProps = Pick<PastePanelProps, 'address' | 'preview'> & {
  readonly refused: FormFault | undefined
}

function PasteForm({ address, preview, refused }: PasteFormProps) {
  const say = useWords(pasteWords)
  const before = refused?.values
  return (
    <Form method="post" action={address} preventScrollReset className="grid gap-4">
      <input type="hidden" name="intent" value="preview" />
      <Field label={say('text')} error={refused?.fields.text}>
        <TextInput
          name="text"
          rows={6}
          required
          spellCheck={false}
          placeholder={say('example')}
          defaultValue={before?.text ?? preview?.text ?? ''}
          className="font-mono"
        />
      </Field>
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        <Checkbox
          name="onlyExisting"
          label={say('onlyExisting')}
          defaultChecked={before ? before.onlyExisting === 'on' : preview?.options.onlyExisting}
        />
        <Checkbox
          name="overwrite"
          label={say('overwrite')}
          defaultChecked={before ? before.overwrite === 'on' : preview?.options.overwrite}
        />
        <Checkbox
          name="isWhole"
          label={say('isWhole')}
          defaultChecked={before ? before.isWhole === 'on' : preview?.options.isWhole}
        />
      </div>
      <Button type="submit" variant={preview ? 'outline' : 'primary'} className="md:w-fit">
        {say('preview')}
      </Button>
    </Form>
  )
}

type PreviewProps = {
  readonly address: string
  readonly preview: PastePreview
  readonly batchSize: number
}

function Preview({ address, preview, batchSize }: PreviewProps) {
  const say = useWords(pasteWords)
  const language = useLanguage()
  const shown = useShown<HTMLElement>()
  return (
    <section ref={shown} aria-label={say('found')} className="mt-6 scroll-mt-4">
      <h2 className="mb-3 font-display text-2xl leading-tight font-bold">{say('found')}</h2>
      <Form method="post" action={address}>
        <input type="hidden" name="items" value={preview.items} />
        <input type="hidden" name="byHand" value={preview.byHand} />
        <PasteLines preview={preview} />
        {preview.written === 0 && preview.byHand === '[]' ? (
          <p className="mt-4 font-medium">{say('nothing')}</p>
        ) : (
          <div className="mt-4 flex flex-wrap items-center gap-4">
            {preview.written > 0 && (
              <Button type="submit" name="intent" value="apply" variant="primary" className="max-md:w-full">
                {say('apply', { count: preview.written })}
              </Button>
            )}
            <Button type="submit" name="intent" value="apply-chosen" className="max-md:w-full">
              {say('applyChosen')}
            </Button>
            <p className="figures text-muted">
              {batchSentence({ count: preview.written, batchSize }, language)}
            </p>
          </div>
        )}
      </Form>
      {preview.options.isWhole && <MissingList missing={preview.missing} />}
      {preview.rest > 0 && <RestDownload preview={preview} />}
    </section>
  )
}

/** Whom the whole report leaves out: nothing is taken from anybody by it, they are to be asked. */
function MissingList({ missing }: Pick<PastePreview, 'missing'>) {
  const say = useWords(pasteWords)
  return (
    <section aria-label={say('missing')} className="mt-5">
      <h3 className="font-semibold">
        {say('missing')} <span className="figures">({missing.length})</span>
      </h3>
      {missing.length === 0 ? (
        <p className="text-muted">{say('nobodyMissing')}</p>
      ) : (
        <>
          <p className="text-muted">{say('missingNote')}</p>
          <ul className="mt-2 columns-1 gap-x-8 md:columns-2">
            {missing.map(({ id, name, hogNumber }) => (
              <li key={id} className="figures py-0.5">
                <Link to={`/admin/${id}/edit`} className="link">
                  {name}
                </Link>{' '}
                <span className="text-muted">{hogNumber}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
