import { Form } from 'react-router'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FilterDrawer } from '../../ground/ui/filter-drawer.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { isNarrowed, outboxAddress, type OutboxFilter } from './outbox-filter.ts'
import { outboxWords } from './outbox.words.ts'

type FiltersProps = {
  readonly filter: OutboxFilter
  readonly kinds: readonly { readonly value: string; readonly label: string }[]
  readonly name: string | null
}

/** Of what stands in the drawer. */
const countChosen = ({ template, from, to }: OutboxFilter) => [template, from, to].filter(Boolean).length

/** The filter is an address: it can be sent to somebody, and works without JavaScript. */
export function OutboxFilters({ filter, kinds, name }: FiltersProps) {
  const say = useWords(outboxWords)
  return (
    <search aria-label={say('filter')}>
      <Form
        key={outboxAddress(filter)}
        action="/admin/sprava/outbox"
        className="mt-5 flex flex-wrap items-end gap-3 lg:grid lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1.4fr)_auto_auto_auto]"
      >
        {filter.tab !== 'waiting' && <input type="hidden" name="stav" value={filter.tab} />}
        {filter.memberId && <input type="hidden" name="clen" value={filter.memberId} />}
        <div className="min-w-0 flex-1 basis-40">
          <TextInput
            name="hledat"
            type="search"
            defaultValue={filter.search}
            maxLength={200}
            autoComplete="off"
            aria-label={say('search')}
            placeholder={say('search')}
          />
        </div>
        <FilterDrawer label={say('filters')} count={countChosen(filter)} found={say('apply')} sends>
          <Field label={say('template')} className="max-lg:order-1 max-lg:basis-full">
            <Select
              name="druh"
              defaultValue={filter.template ?? ''}
              options={[{ value: '', label: say('anyTemplate') }, ...kinds]}
            />
          </Field>
          <Field label={say('from')} className="max-lg:order-1 max-lg:flex-1">
            <TextInput name="od" type="date" defaultValue={filter.from ?? ''} />
          </Field>
          <Field label={say('to')} className="max-lg:order-1 max-lg:flex-1">
            <TextInput name="do" type="date" defaultValue={filter.to ?? ''} />
          </Field>
        </FilterDrawer>
        <div className="flex flex-wrap gap-2.5 max-md:contents">
          <Button type="submit" className="max-md:hidden">
            {say('apply')}
          </Button>
          {isNarrowed(filter) && (
            <ButtonLink variant="quiet" to={outboxAddress({ tab: filter.tab })}>
              {say('clear')}
            </ButtonLink>
          )}
        </div>
        {filter.memberId && name && (
          <p className="text-sm text-muted max-lg:order-1 max-lg:basis-full lg:col-span-5">
            {say('onlyOne', { name })}
          </p>
        )}
      </Form>
    </search>
  )
}
