import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import { cardPath } from './member.ts'

type CardLinkProps = { readonly memberId: number; readonly className?: string; readonly children: ReactNode }

/** Somebody's name that leads to his card; a guest of a ride has none. */
export function CardLink({ memberId, className = '', children }: CardLinkProps) {
  const to = cardPath(memberId)
  if (to === undefined) return <span className="font-semibold">{children}</span>
  return (
    <Link to={to} className={className || undefined}>
      {children}
    </Link>
  )
}
