import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { FilterMenu } from '../../ground/ui/filter-menu.tsx'
import { ownName } from '../../ground/values/own-field.ts'
import { isOwnColumn } from './columns.ts'
import type { FilterProps } from './filter-chips.tsx'
import { columnWords, membersWords } from './members.words.ts'
import { useColumns } from './use-columns.ts'

/** Which columns to show; of no use without JavaScript or on a phone, so it is not there then. */
export function ColumnMenu({ columns, address, own }: Pick<FilterProps, 'columns' | 'address' | 'own'>) {
  const say = useWords(membersWords)
  const sayColumn = useWords(columnWords)
  const [chosen, choose] = useColumns(address)
  return (
    <div className="hidden lg:block">
      <FilterMenu label={say('columns')}>
        <fieldset className="grid gap-1.5">
          <legend className="sr-only">{say('columns')}</legend>
          {columns.map((column) => (
            <Checkbox
              key={column}
              label={
                isOwnColumn(column)
                  ? (own.find(({ id }) => ownName(id) === column)?.name ?? '')
                  : sayColumn(column)
              }
              checked={chosen.includes(column)}
              onChange={(event) => {
                event.stopPropagation()
                choose(column, event.currentTarget.checked)
              }}
            />
          ))}
        </fieldset>
      </FilterMenu>
    </div>
  )
}
