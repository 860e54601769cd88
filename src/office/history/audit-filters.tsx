import { Form } from 'react-router'
import { actionInWords } from '../../people/members/change-in-words.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { Fold } from '../../ground/ui/fold.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useClub } from '../../ground/ui/use-club.ts'
import { useLanguage, useWords } from '../../ground/ui/use-words.ts'
import { AREAS, actionsOf, auditAddress, type AuditFilter, isNarrowed } from './audit-filter.ts'
import { areaWords, auditWords } from './audit.words.ts'

/** Asked for by something that is folded away otherwise. */
const isWithMore = ({ about, area, action, from, to, text, isSystem }: AuditFilter) =>
  [about, area, action, from, to, text, isSystem].some(Boolean)

/** The filter is an address: it can be sent to somebody, and works without JavaScript. */
export function AuditFilters({ filter }: { readonly filter: AuditFilter }) {
  const say = useWords(auditWords)
  const sayArea = useWords(areaWords)
  return (
    <search aria-label={say('filter')}>
      <Form
        key={auditAddress(filter)}
        action="/admin/sprava/audit"
        className="flex flex-wrap items-end gap-x-3"
      >
        {filter.memberId && <input type="hidden" name="clen" value={filter.memberId} />}
        <Field label={say('who')} className="min-w-0 flex-1 md:max-w-80">
          <TextInput
            name="kdo"
            defaultValue={filter.who}
            placeholder={say('whoHint')}
            maxLength={100}
            autoComplete="off"
          />
        </Field>
        <Button type="submit">{say('apply')}</Button>
        {isNarrowed(filter) && (
          <ButtonLink variant="quiet" to="/admin/sprava/audit">
            {say('clear')}
          </ButtonLink>
        )}
        <Fold label={say('more')} open={isWithMore(filter)} className="basis-full">
          <div className="grid grid-cols-2 items-end gap-3 pt-1 pb-3 lg:grid-cols-4">
            <Field label={say('about')} className="max-sm:col-span-2">
              <TextInput
                name="koho"
                defaultValue={filter.about}
                placeholder={say('aboutHint')}
                maxLength={100}
                autoComplete="off"
              />
            </Field>
            <Field label={say('area')}>
              <Select
                name="oblast"
                defaultValue={filter.area ?? ''}
                options={[
                  { value: '', label: say('anyArea') },
                  ...AREAS.map((value) => ({ value, label: sayArea(value) })),
                ]}
              />
            </Field>
            <Field label={say('action')}>
              <ActionSelect filter={filter} />
            </Field>
            <Field label={say('from')}>
              <TextInput name="od" type="date" defaultValue={filter.from ?? ''} />
            </Field>
            <Field label={say('to')}>
              <TextInput name="do" type="date" defaultValue={filter.to ?? ''} />
            </Field>
            <Field label={say('text')} className="max-sm:col-span-2">
              <TextInput
                name="text"
                type="search"
                defaultValue={filter.text}
                maxLength={100}
                autoComplete="off"
              />
            </Field>
            <Checkbox
              name="system"
              value="1"
              defaultChecked={filter.isSystem}
              label={say('onlySystem')}
              className="max-sm:col-span-2"
            />
          </div>
        </Fold>
      </Form>
    </search>
  )
}

/** The acts of the chosen area, or all of them, by their names. */
function ActionSelect({ filter }: { readonly filter: AuditFilter }) {
  const say = useWords(auditWords)
  const language = useLanguage()
  const { off } = useClub()
  const options = actionsOf(filter.area, off).map((value) => ({
    value,
    label: actionInWords(value, language),
  }))
  const sorted = options.toSorted((a, b) => a.label.localeCompare(b.label, language))
  return (
    <Select
      name="co"
      defaultValue={filter.action ?? ''}
      options={[{ value: '', label: say('anyAction') }, ...sorted]}
    />
  )
}
