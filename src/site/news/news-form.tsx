import { Form, useNavigation } from 'react-router'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { TwoLanguages } from '../../ground/texts/two-languages.tsx'
import { WritingArea } from '../../ground/texts/writing-area.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import { LONGEST_NEWS } from './news.ts'
import { newsFormWords } from './news-form.words.ts'
import type { NewsState } from './news.ts'

export type NewsValues = {
  readonly title: string
  readonly body: string
  readonly titleEn: string
  readonly bodyEn: string
  readonly visibility: string
  readonly pinnedUntil: string
  /** Which one was read; new ones have none. */
  readonly version?: string
}

type Answer =
  | { readonly fault: FormFault }
  | { readonly preview: string; readonly values: Readonly<Record<string, string>> }
  | undefined

type NewsFormProps = {
  readonly values: NewsValues
  readonly state: NewsState
  readonly answer: Answer
}

const ROOM = { rows: 14, maxLength: LONGEST_NEWS }

const hasEnglish = ({ fields }: FormFault) => Boolean(fields.titleEn ?? fields.bodyEn)

/** The one form news are written in; what was written survives a preview and a refusal. */
export function NewsForm({ values, state, answer }: NewsFormProps) {
  const say = useWords(newsFormWords)
  const input = useNavigation().formData?.get('intent')
  const fault = answer && 'fault' in answer ? answer.fault : undefined
  const preview = answer && 'preview' in answer ? answer.preview : undefined
  const written = fault?.values ?? (answer && 'values' in answer ? answer.values : {})
  const given = (name: keyof NewsValues) => written[name] ?? values[name]
  useFaultToast(fault, say('failed'))
  return (
    <>
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      <Panel>
        <Form method="post" preventScrollReset className="grid gap-5 md:grid-cols-2">
          {values.version && <input type="hidden" name="version" value={given('version')} />}
          <div className="md:col-span-2">
            <TwoLanguages
              opens={fault && !fault.fields.title && !fault.fields.body && hasEnglish(fault) ? 'en' : 'cs'}
              cs={
                <>
                  <Field label={say('title')} error={fault?.fields.title}>
                    <TextInput
                      name="title"
                      required
                      maxLength={200}
                      lang="cs"
                      defaultValue={given('title')}
                    />
                  </Field>
                  <Field label={say('body')} hint={say('bodyHint')} error={fault?.fields.body}>
                    <WritingArea name="body" required lang="cs" defaultValue={given('body')} {...ROOM} />
                  </Field>
                </>
              }
              en={
                <>
                  <Field label={say('titleEn')} error={fault?.fields.titleEn}>
                    <TextInput name="titleEn" maxLength={200} lang="en" defaultValue={given('titleEn')} />
                  </Field>
                  <Field label={say('bodyEn')} hint={say('bodyEnHint')} error={fault?.fields.bodyEn}>
                    <WritingArea name="bodyEn" lang="en" defaultValue={given('bodyEn')} {...ROOM} />
                  </Field>
                </>
              }
            />
          </div>
          <Field label={say('visibility')} error={fault?.fields.visibility}>
            <Select
              name="visibility"
              defaultValue={given('visibility')}
              options={[
                { value: 'members', label: say('members') },
                { value: 'public', label: say('public') },
              ]}
            />
          </Field>
          <Field label={say('pinnedUntil')} hint={say('pinnedHint')} error={fault?.fields.pinnedUntil}>
            <TextInput name="pinnedUntil" type="date" defaultValue={given('pinnedUntil')} />
          </Field>
          <p className="flex flex-wrap gap-2.5 md:col-span-2">
            <Button
              type="submit"
              name="intent"
              value={state === 'draft' ? 'publish' : 'save'}
              variant="primary"
              pending={input === 'publish' || (state !== 'draft' && input === 'save')}
            >
              {say(state === 'draft' ? 'publish' : 'save')}
            </Button>
            {state === 'draft' && (
              <Button type="submit" name="intent" value="save" pending={input === 'save'}>
                {say('saveDraft')}
              </Button>
            )}
            {/* With JavaScript the preview is live, above. */}
            <Button type="submit" name="intent" value="preview" className="hidden noscript:inline-flex">
              {say('preview')}
            </Button>
          </p>
        </Form>
      </Panel>
      {preview !== undefined && (
        <Panel title={say('preview')} className="mt-5">
          <div lang="cs">
            <Markdown html={preview} />
          </div>
        </Panel>
      )}
    </>
  )
}
