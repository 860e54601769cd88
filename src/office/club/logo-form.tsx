import { Form } from 'react-router'
import { Button } from '../../ground/ui/button.tsx'
import { ClubLogo } from '../../ground/ui/club-logo.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FileInput } from '../../ground/ui/file-input.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { ClubForm, type ClubFormProps, faultOf } from './club-form.tsx'
import { clubWords } from './club.words.ts'
import { LARGEST_LOGO } from './logo-rule.ts'

const TYPES = 'image/png,image/jpeg,image/webp'

export function LogoForm(form: ClubFormProps) {
  const say = useWords(clubWords)
  const { club, path, fault } = form
  return (
    <Panel title={say('logo')}>
      <p className="mb-5 max-w-[70ch] text-muted">{say('logoText')}</p>
      <div className="grid gap-6 md:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid grid-cols-2 gap-3 md:w-72">
          <Sample title={say('onLight')} look="bg-stone-50 text-stone-600 ring-1 ring-line" />
          <Sample title={say('onDark')} look="night bg-stone-900 text-stone-300 ring-1 ring-line" />
        </div>
        <ClubForm
          {...form}
          intent="logo"
          hasFile
          submit={say('logoSave')}
          more={
            club.logo && (
              <Button type="submit" form="remove-logo" name="intent" value="remove-logo">
                {say('logoRemove')}
              </Button>
            )
          }
        >
          <Field label={say('logoFile')} hint={say('logoHint')} error={faultOf(fault, 'logo')?.fields.file}>
            <FileInput key={club.logo} accept={TYPES} largest={LARGEST_LOGO} tooLarge={say('logoTooLarge')} />
          </Field>
        </ClubForm>
      </div>
      <Form method="post" action={path} id="remove-logo" preventScrollReset>
        <input type="hidden" name="version" value={club.version} />
      </Form>
    </Panel>
  )
}

function Sample({ title, look }: { readonly title: string; readonly look: string }) {
  return (
    <figure className={`grid place-items-center gap-3 rounded-lg px-3 py-5 ${look}`}>
      <ClubLogo className="h-16 w-auto max-w-24 min-w-12" />
      <figcaption className="text-sm">{title}</figcaption>
    </figure>
  )
}
