import { Form, useNavigation } from 'react-router'
import { formOf } from '../../ground/http/form-of.ts'
import { declareScreen, seeOther } from '../../ground/http/screen.server.ts'
import { speak } from '../../ground/values/words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { flashCookie } from '../../ground/ui/flash.ts'
import { FaultNote } from '../../ground/ui/form-notes.tsx'
import { PageTitle } from '../../ground/ui/page-title.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useFaultToast } from '../../ground/ui/use-fault-toast.ts'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Route } from './+types/page-edit.screen'
import { previewHtml } from '../../ground/texts/text-html.server.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { TwoLanguages } from '../../ground/texts/two-languages.tsx'
import { WritingArea } from '../../ground/texts/writing-area.tsx'
import { pageEditWords } from './page-edit.words.ts'
import { FirstPageText, NamedPage } from './page-input.ts'
import { pageAddress } from './page-name.ts'
import { findPage } from './pages.server.ts'
import { writePage } from './write-page.server.ts'

const screen = declareScreen({ who: 'pages.edit', params: NamedPage })

export const loader = screen.shows(async ({ db, language, params: { slug } }) => {
  const page = await findPage(db, slug)
  const say = speak(pageEditWords, language)
  return {
    title: say('editTitle', { name: say(slug) }),
    name: slug,
    version: page?.version ?? 0,
    bodyCs: page?.bodyCs ?? '',
    bodyEn: page?.bodyEn ?? '',
  }
})

export const action = screen.acts({
  keeps: ['bodyCs', 'bodyEn', 'version'],
  acts: {
    preview: screen.act({
      takes: formOf(FirstPageText),
      does: async (_, { bodyCs, bodyEn, version }) => ({
        preview: { cs: await previewHtml(bodyCs), en: await previewHtml(bodyEn) },
        values: { bodyCs, bodyEn, version: String(version) },
      }),
    }),
    save: screen.act({
      takes: formOf(FirstPageText),
      does: async ({ db, visitor, params: { slug } }, text) => {
        await writePage(db, visitor, { slug, ...text })
        return seeOther(slug === 'stanovy' ? '/onboarding/rules' : pageAddress(slug), flashCookie('saved'))
      },
    }),
  },
})

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: loaderData?.title }, { name: 'robots', content: 'noindex' }]
}

export default function PageEditScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = loaderData
  const say = useWords(pageEditWords)
  const fault = actionData && 'fault' in actionData ? actionData.fault : undefined
  const preview = actionData && 'preview' in actionData ? actionData : undefined
  useFaultToast(fault, say('failed'))
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle
        title={say(name)}
        actions={
          <>
            <ButtonLink to={`/pages/${name}/history`}>{say('history')}</ButtonLink>
            {name !== 'stanovy' && <ButtonLink to={pageAddress(name)}>{say('read')}</ButtonLink>}
          </>
        }
      />
      {fault && <FaultNote title={say('failed')} fault={fault} />}
      {name === 'stanovy' && (
        <p className="rounded-lg bg-warning px-4 py-3 font-medium text-warning-ink">{say('asksAgain')}</p>
      )}
      <TextForm
        values={fault?.values ?? preview?.values ?? {}}
        fields={fault?.fields ?? {}}
        loaderData={loaderData}
      />
      {preview && (
        <div className="grid gap-6 lg:grid-cols-2">
          <Panel title={say('previewCs')}>
            <div lang="cs">
              <Markdown html={preview.preview.cs} />
            </div>
          </Panel>
          <Panel title={say('previewEn')}>
            <div lang="en">
              <Markdown html={preview.preview.en} />
            </div>
          </Panel>
        </div>
      )}
    </div>
  )
}

type TextFormProps = {
  readonly values: Readonly<Record<string, string>>
  readonly fields: Readonly<Record<string, string>>
  readonly loaderData: Route.ComponentProps['loaderData']
}

const ROOM = { rows: 24, maxLength: 200_000, className: 'font-mono text-sm leading-relaxed' }

function TextForm({ values, fields, loaderData }: TextFormProps) {
  const say = useWords(pageEditWords)
  const input = useNavigation().formData?.get('intent')
  return (
    <Form method="post" preventScrollReset className="grid gap-5">
      <input type="hidden" name="version" value={values.version ?? loaderData.version} />
      <p className="text-muted">{say('markdownHint')}</p>
      <TwoLanguages
        opens={fields.bodyEn && !fields.bodyCs ? 'en' : 'cs'}
        cs={
          <Field label={say('czech')} error={fields.bodyCs}>
            <WritingArea
              name="bodyCs"
              required
              lang="cs"
              defaultValue={values.bodyCs ?? loaderData.bodyCs}
              {...ROOM}
            />
          </Field>
        }
        en={
          <Field label={say('english')} hint={say('englishHint')} error={fields.bodyEn}>
            <WritingArea
              name="bodyEn"
              lang="en"
              defaultValue={values.bodyEn ?? loaderData.bodyEn}
              {...ROOM}
            />
          </Field>
        }
      />
      <p className="flex flex-wrap gap-3">
        {/* With JavaScript the preview is live, above. */}
        <Button type="submit" name="intent" value="preview" className="hidden noscript:inline-flex">
          {say('preview')}
        </Button>
        <Button type="submit" name="intent" value="save" variant="primary" pending={input === 'save'}>
          {say('save')}
        </Button>
      </p>
    </Form>
  )
}
