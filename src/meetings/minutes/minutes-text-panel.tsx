import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Markdown } from '../../ground/texts/markdown.tsx'
import { WritingArea } from '../../ground/texts/writing-area.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MinutesPage } from './minutes-page.server.ts'
import { minutesWords } from './minutes.words.ts'

type TextProps = { readonly page: MinutesPage; readonly fault: FormFault | undefined }

/** Written by the recorder and whoever looks after meetings; the others read it. */
export function MinutesText({ page, fault }: TextProps) {
  const say = useWords(minutesWords)
  const { mayWrite, html, nowSays, about } = page
  return (
    <div className="grid min-w-0 gap-5">
      {nowSays && (
        <Panel>
          <p className="mb-2 text-pretty">{say('moved')}</p>
          <Fold label={<span className="font-semibold">{say('fromRecord')}</span>}>
            <div lang="cs" className="mt-3">
              <Markdown html={nowSays} />
            </div>
          </Fold>
        </Panel>
      )}
      <Panel title={say('text')}>
        {about && (
          <p className="figures mb-3 text-muted wrap-anywhere">
            {say('version', { ...about, who: about.who ?? say('someone') })}
          </p>
        )}
        {mayWrite ? (
          <Writing page={page} fault={fault} />
        ) : (
          <div lang="cs">
            <Markdown html={html} />
          </div>
        )}
      </Panel>
    </div>
  )
}

function Writing({ page, fault }: TextProps) {
  const say = useWords(minutesWords)
  const { body, version, isSaved, isSignedByAny } = page
  const values = fault?.values ?? {}
  return (
    <>
      {!isSaved && <p className="mb-3 text-pretty text-muted">{say('notSaved')}</p>}
      {isSignedByAny && (
        <p className="mb-3 rounded-lg bg-warning px-4 py-3 text-pretty text-warning-ink">
          {say('takesBack')}
        </p>
      )}
      <Form
        method="post"
        preventScrollReset
        key={`${version} ${values.body === undefined}`}
        className="grid gap-4"
      >
        {/* Of the text that was read: another one that came meanwhile is not overwritten by pressing again. */}
        <input type="hidden" name="version" value={values.version ?? version} />
        <Field label={say('body')} error={fault?.fields.body}>
          <WritingArea
            name="body"
            required
            lang="cs"
            rows={26}
            maxLength={199_000}
            className="font-mono text-sm leading-relaxed"
            defaultValue={values.body ?? body}
          />
        </Field>
        <Button
          type="submit"
          name="intent"
          value="save"
          variant="primary"
          className="justify-self-start max-md:w-full"
        >
          {say('save')}
        </Button>
      </Form>
      {isSaved && (
        <Fold label={say('rewrite')} isDangerous className="mt-4">
          <Form method="post" className="mt-2 grid gap-3">
            <input type="hidden" name="version" value={version} />
            <p className="text-pretty">{say('rewriteSure')}</p>
            <Button
              type="submit"
              name="intent"
              value="rewrite"
              variant="danger"
              className="justify-self-start max-md:w-full"
            >
              {say('rewriteYes')}
            </Button>
          </Form>
        </Fold>
      )}
    </>
  )
}
