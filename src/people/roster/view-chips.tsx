import BookmarkPlus from 'lucide-react/icons/bookmark-plus'
import { Link } from '../../ground/ui/link.tsx'
import { classNames } from '../../ground/ui/class-names.ts'
import { CHIP } from '../../ground/ui/filter-menu.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type Address, isFiltered, viewText } from './members-address.ts'
import { membersWords } from './members.words.ts'
import { columnsText, useColumns } from './use-columns.ts'

type ViewChipsProps = {
  readonly address: Address
  readonly view: { readonly id: number } | null
  readonly views: { readonly shown: readonly { id: number; name: string }[]; readonly total: number }
}

/** Saved views one tap away, and the way to save what one sees. */
export function ViewChips({ address, view, views: { shown, total } }: ViewChipsProps) {
  const say = useWords(membersWords)
  const [columns] = useColumns(address)
  const maySave = view === null && (isFiltered(address) || address.sort || address.columns)
  if (total === 0 && !maySave) return null
  return (
    <nav aria-label={say('views')} className="mb-2 flex flex-wrap items-center gap-2 md:mb-3 print:hidden">
      {shown.map(({ id, name }) => (
        <Link
          key={id}
          to={`/admin/members?view=${id}`}
          aria-current={view?.id === id ? 'page' : undefined}
          className={classNames(
            CHIP,
            view?.id === id && 'border-primary-400 bg-primary-100 text-stone-900 hover:bg-primary-200',
          )}
        >
          {name}
        </Link>
      ))}
      {total > 0 && (
        <Link to="/admin/members/views" className="link px-1 text-[0.9375rem] text-muted hover:text-ink">
          {total > shown.length ? say('otherViews', { count: total }) : say('views')}
        </Link>
      )}
      {maySave && (
        <Link
          to={`/admin/members/views?${viewText({ ...address, columns: columnsText(columns) })}`}
          className="link inline-flex items-center gap-1.5 px-1 text-[0.9375rem]"
        >
          <BookmarkPlus aria-hidden="true" className="size-4" />
          {say('saveView')}
        </Link>
      )}
    </nav>
  )
}
