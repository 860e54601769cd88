import type { ReactNode } from 'react'
import { Link } from '../../ground/ui/link.tsx'

type SectionTitleProps = {
  readonly eyebrow: string
  readonly title: ReactNode
  readonly more?: { readonly to: string; readonly text: string }
}

export function SectionTitle({ eyebrow, title, more }: SectionTitleProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="heading mt-1.5 text-[2.5rem] md:text-5xl">{title}</h2>
      </div>
      {more && (
        <Link to={more.to} className="link py-2 font-medium">
          {more.text}
        </Link>
      )}
    </div>
  )
}
