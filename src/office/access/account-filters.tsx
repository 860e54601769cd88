import { Form } from 'react-router'
import { roleWords } from '../../people/members/role.words.ts'
import { ROLES } from '../../permissions.ts'
import { Button, ButtonLink } from '../../ground/ui/button.tsx'
import { Field } from '../../ground/ui/field.tsx'
import { FilterDrawer } from '../../ground/ui/filter-drawer.tsx'
import { Select } from '../../ground/ui/select.tsx'
import { TextInput } from '../../ground/ui/text-input.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import {
  ACCOUNT_STATES,
  type AccountFilter,
  accountsAddress,
  ACCOUNTS_PATH,
  CARD_FILTERS,
  isNarrowed,
} from './account-filter.ts'
import { accountsWords } from './accounts.words.ts'

/** Of what stands in the drawer. */
const countChosen = ({ role, state, card }: AccountFilter) => [role, state, card].filter(Boolean).length

/** The filter is an address: it can be sent to somebody, and works without JavaScript. */
export function AccountFilters({ filter }: { readonly filter: AccountFilter }) {
  const say = useWords(accountsWords)
  const sayRole = useWords(roleWords)
  return (
    <search aria-label={say('filter')}>
      <Form
        key={accountsAddress(filter)}
        action={ACCOUNTS_PATH}
        className="mb-5 flex flex-wrap items-end gap-3 md:grid md:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))_auto]"
      >
        {filter.sort !== 'name' && <input type="hidden" name="sort" value={filter.sort} />}
        <Field label={say('search')} className="min-w-0 flex-1 max-lg:col-span-2">
          <TextInput
            name="search"
            type="search"
            defaultValue={filter.search}
            maxLength={200}
            autoComplete="off"
          />
        </Field>
        <FilterDrawer label={say('filters')} count={countChosen(filter)} found={say('apply')} sends>
          <Field label={say('role')}>
            <Select
              name="role"
              defaultValue={filter.role ?? ''}
              options={[
                { value: '', label: say('anyRole') },
                ...ROLES.map((value) => ({ value, label: sayRole(value) })),
              ]}
            />
          </Field>
          <Field label={say('state')}>
            <Select
              name="state"
              defaultValue={filter.state ?? ''}
              options={[
                { value: '', label: say('anyState') },
                ...ACCOUNT_STATES.map((value) => ({ value, label: say(value) })),
              ]}
            />
          </Field>
          <Field label={say('card')}>
            <Select
              name="card"
              defaultValue={filter.card ?? ''}
              options={[
                { value: '', label: say('anyCard') },
                ...CARD_FILTERS.map((value) => ({ value, label: say(value) })),
              ]}
            />
          </Field>
        </FilterDrawer>
        <div className="flex gap-2.5 max-lg:*:flex-1 max-md:contents">
          <Button type="submit" className="max-md:hidden">
            {say('apply')}
          </Button>
          {isNarrowed(filter) && (
            <ButtonLink variant="quiet" to={ACCOUNTS_PATH}>
              {say('clear')}
            </ButtonLink>
          )}
        </div>
      </Form>
    </search>
  )
}
