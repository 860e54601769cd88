import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { ButtonLink } from '../ui/button.tsx'
import { useWords } from '../ui/use-words.ts'
import { type Address, addressWith } from './members-address.ts'
import { membersWords } from './members.words.ts'

type PagerProps = {
  readonly address: Address
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

export function Pager({ address, page, pageSize, total }: PagerProps) {
  const say = useWords(membersWords)
  const last = Math.ceil(total / pageSize)
  if (last <= 1) return null
  const to = (number: number) => addressWith(address, { page: number > 1 ? String(number) : null })
  return (
    <nav aria-label={say('pages')} className="mt-5 flex items-center justify-between gap-4 print:hidden">
      <p className="figures text-muted">
        {say('range', { from: (page - 1) * pageSize + 1, to: Math.min(total, page * pageSize), total })}
      </p>
      <div className="flex gap-2.5">
        {page > 1 && (
          <ButtonLink to={to(page - 1)} rel="prev">
            <ChevronLeft aria-hidden="true" />
            {say('previous')}
          </ButtonLink>
        )}
        {page < last && (
          <ButtonLink to={to(page + 1)} rel="next">
            {say('next')}
            <ChevronRight aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </nav>
  )
}
