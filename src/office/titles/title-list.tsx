import { Form } from 'react-router'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { titlesWords } from './titles.words.ts'
import type { TitlesView } from './view-titles.server.ts'

type Title = TitlesView['titles'][number]
type ListProps = { readonly titles: readonly Title[]; readonly fault: FormFault | undefined }

/** What titles there are at all. */
export function TitleList({ titles, fault }: ListProps) {
  const say = useWords(titlesWords)
  return (
    <Panel title={say('list')}>
      <p className="mb-3 text-[0.9375rem] text-muted">{say('listLead')}</p>
      <ul className="divide-y divide-line">
        {titles.map((title) => (
          <li key={`${title.id} ${title.name} ${title.scope} ${title.single} ${title.closed}`}>
            <Fold
              open={fault?.values.id === String(title.id)}
              label={
                <>
                  <span className="font-medium">{title.name}</span>
                  <span className="text-sm text-muted">
                    {say(title.single ? 'singleShort' : 'manyShort')}
                    {title.scope === 'division' && `, ${say('perDivision')}`}
                  </span>
                  {title.closed && <Badge>{say('closed')}</Badge>}
                </>
              }
            >
              <div className="mt-2 mb-4">
                <TitleForm title={title} fault={fault?.values.id === String(title.id) ? fault : undefined} />
              </div>
            </Fold>
          </li>
        ))}
      </ul>
      <EndingForms titles={titles} />
      <Fold
        label={<span className="font-semibold">{say('add')}</span>}
        open={fault?.values.intent === 'title-add'}
        className="mt-3 border-t border-line pt-3"
      >
        <div className="mt-2">
          <TitleForm
            key={titles.length}
            title={null}
            fault={fault?.values.intent === 'title-add' ? fault : undefined}
          />
        </div>
      </Fold>
    </Panel>
  )
}

type FormProps = { readonly title: Title | null; readonly fault: FormFault | undefined }

function TitleForm({ title, fault }: FormProps) {
  const say = useWords(titlesWords)
  const wasHeld = title !== null && title.current.length + title.coming.length + title.past.length > 0
  return (
    <Form method="post" className="grid gap-4">
      {title && <input type="hidden" name="id" value={title.id} />}
      <Field label={say('name')} error={fault?.fields.name}>
        <TextInput
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={fault?.values.name ?? title?.name ?? ''}
        />
      </Field>
      {wasHeld ? (
        <input type="hidden" name="scope" value={title.scope} />
      ) : (
        <Field label={say('scope')} error={fault?.fields.scope}>
          <Select
            name="scope"
            defaultValue={fault?.values.scope ?? title?.scope ?? 'club'}
            options={[
              { value: 'club', label: say('club') },
              { value: 'division', label: say('perDivision') },
            ]}
          />
        </Field>
      )}
      <Checkbox
        name="single"
        label={say('single')}
        error={fault?.fields.single && fault.message}
        defaultChecked={fault ? 'single' in fault.values : (title?.single ?? true)}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" name="intent" value={title ? 'title-save' : 'title-add'}>
          {say(title ? 'save' : 'add')}
        </Button>
        {title && <Ending title={title} wasHeld={wasHeld} />}
      </div>
    </Form>
  )
}

/** Closing asks for the title alone, so it has a form of its own. */
function Ending({ title, wasHeld }: { readonly title: Title; readonly wasHeld: boolean }) {
  const say = useWords(titlesWords)
  const form = `title-${title.id}`
  return (
    <>
      <Button
        type="submit"
        form={form}
        name="intent"
        value={title.closed ? 'title-reopen' : 'title-close'}
        variant="quiet"
      >
        {say(title.closed ? 'reopen' : 'close')}
      </Button>
      {!wasHeld && (
        <Button type="submit" form={form} name="intent" value="title-remove" variant="quiet">
          {say('removeTitle')}
        </Button>
      )}
    </>
  )
}

/** The forms the buttons above belong to; a form cannot stand inside another one. */
function EndingForms({ titles }: Pick<ListProps, 'titles'>) {
  return titles.map(({ id }) => (
    <Form key={id} id={`title-${id}`} method="post" className="hidden">
      <input type="hidden" name="id" value={id} />
    </Form>
  ))
}
