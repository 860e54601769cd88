import { Form } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import type { FormFault } from '../../ground/http/form-answer.server.ts'
import { Badge } from '../../ground/ui/badge.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Panel } from '../../ground/ui/panel.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { roleWords } from '../../people/members/role.words.ts'
import { titlesWords } from './titles.words.ts'
import type { SeenTerm, TitlesView } from './view-titles.server.ts'

type HoldersProps = Pick<TitlesView, 'titles'> & { readonly fault: FormFault | undefined }

/** Every title with who holds it now, who comes next, and, folded, who held it before. */
export function HoldersPanel({ titles, fault }: HoldersProps) {
  const say = useWords(titlesWords)
  const shown = titles.filter(({ closed, current, coming, past }) => {
    const isKnown = current.length + coming.length + past.length > 0
    return !closed || isKnown
  })
  return (
    <Panel title={say('holders')} flush>
      <ul className="divide-y divide-line border-t border-line">
        {shown.map((title) => (
          <li
            key={title.id}
            className="grid gap-x-6 gap-y-2 px-5 py-4 md:grid-cols-[12rem_minmax(0,1fr)] md:px-6"
          >
            <h3 className="font-display text-xl leading-tight font-bold">
              {title.name} {title.closed && <Badge className="align-middle">{say('closed')}</Badge>}
            </h3>
            <div className="grid gap-2">
              {title.current.length === 0 && <p className="text-muted">{say('nobody')}</p>}
              {title.current.map((term) => (
                <Term key={keyOf(term)} term={term} fault={fault} />
              ))}
              {title.coming.map((term) => (
                <Term key={keyOf(term)} term={term} fault={fault} isComing />
              ))}
              {title.past.length > 0 && (
                <Fold
                  open={title.past.some(({ id }) => fault?.values.id === String(id))}
                  label={<span className="text-sm">{say('past', { count: title.past.length })}</span>}
                  className="text-muted"
                >
                  <div className="mt-1 grid gap-2 text-ink">
                    {title.past.map((term) => (
                      <Term key={keyOf(term)} term={term} fault={fault} />
                    ))}
                  </div>
                </Fold>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

const keyOf = ({ id, startsOn, endsOn }: SeenTerm) => `${id} ${startsOn} ${endsOn}`

type TermProps = {
  readonly term: SeenTerm
  readonly fault: FormFault | undefined
  readonly isComing?: true
}

function Term({ term, fault, isComing }: TermProps) {
  const say = useWords(titlesWords)
  const sayRole = useWords(roleWords)
  const own = fault?.values.id === String(term.id) ? fault : undefined
  return (
    <details open={own !== undefined} className="group">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg hover:bg-sunk md:min-h-9 [&::-webkit-details-marker]:hidden">
        <span className="font-semibold">{term.name}</span>
        {term.division && <span>{term.division}</span>}
        <span className="figures text-sm text-muted">
          {term.until === null
            ? say('onward', { from: term.from })
            : say('term', { from: term.from, until: term.until })}
        </span>
        {term.role && <Badge tone="info">{say('withRole', { role: sayRole(term.role) })}</Badge>}
        {term.isEnding && <Badge tone="warning">{say('soon')}</Badge>}
        {isComing && <Badge tone="info">{say('coming')}</Badge>}
        <span className="ml-auto text-sm text-muted underline underline-offset-3">
          {say('changeShort')}
          <span className="sr-only">: {term.name}</span>
        </span>
      </summary>
      <Form method="post" className="mt-2 mb-3 grid grid-cols-2 items-start gap-3">
        <input type="hidden" name="id" value={term.id} />
        <Field label={say('from')} error={own?.fields.startsOn}>
          <TextInput
            name="startsOn"
            type="date"
            required
            defaultValue={own?.values.startsOn ?? term.startsOn}
          />
        </Field>
        <Field label={say('until')} hint={say('untilHint')} error={own?.fields.endsOn}>
          <TextInput name="endsOn" type="date" defaultValue={own?.values.endsOn ?? term.endsOn ?? ''} />
        </Field>
        <div className="col-span-2 flex flex-wrap items-center gap-2.5">
          <Button type="submit" name="intent" value="term" aria-label={say('change', { name: term.name })}>
            {say('save')}
          </Button>
          <Button type="submit" name="intent" value="term-remove" variant="quiet">
            {say('remove')}
          </Button>
          <Link to={`/admin/${term.memberId}/edit`} className="link ml-auto text-sm">
            {term.name}
          </Link>
        </div>
      </Form>
    </details>
  )
}
