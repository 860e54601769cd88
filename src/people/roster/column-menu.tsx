import { Checkbox } from '../../ground/ui/checkbox.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { Column } from './columns.ts'
import { FilterMenu } from '../../ground/ui/filter-menu.tsx'
import { columnWords, membersWords } from './members.words.ts'
import { useColumns } from './use-columns.ts'

/** Which columns to show; of no use without JavaScript or on a phone, so it is not there then. */
export function ColumnMenu({ columns }: { readonly columns: readonly Column[] }) {
  const say = useWords(membersWords)
  const sayColumn = useWords(columnWords)
  const [chosen, choose] = useColumns()
  return (
    <div className="hidden lg:block">
      <FilterMenu label={say('columns')}>
        <fieldset className="grid gap-1.5">
          <legend className="sr-only">{say('columns')}</legend>
          {columns.map((column) => (
            <Checkbox
              key={column}
              label={sayColumn(column)}
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
