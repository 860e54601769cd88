import { Link } from './link.tsx'
import { Badge, type BadgeTone } from './badge.tsx'
import { classNames } from './class-names.ts'

export type Tab = {
  readonly key: string
  readonly to: string
  readonly label: string
  readonly count?: number | undefined
  readonly tone?: BadgeTone | undefined
}

/** Tabs are addresses: they can be sent, bookmarked and opened without JavaScript. */
export function Tabs({
  label,
  current,
  tabs,
}: {
  readonly label: string
  readonly current: string
  readonly tabs: readonly Tab[]
}) {
  return (
    <nav aria-label={label} className="tab-row">
      <ul className="flex min-w-max gap-6 border-b border-line md:gap-8">
        {tabs.map((tab) => (
          <li key={tab.key} ref={tab.key === current ? showInRow : undefined}>
            <TabLink tab={tab} isCurrent={tab.key === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The row scrolls by itself, on a phone; the page stays where it is. */
function showInRow(tab: HTMLLIElement | null): void {
  const row = tab?.closest('nav')
  if (tab && row) row.scrollLeft = tab.offsetLeft - 80
}

function TabLink({ tab, isCurrent }: { readonly tab: Tab; readonly isCurrent: boolean }) {
  return (
    <Link
      to={tab.to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        '-mb-px flex h-12 items-center gap-2 border-b-3 font-semibold',
        isCurrent
          ? 'border-primary-400 text-ink'
          : 'border-transparent text-muted hover:border-line hover:text-ink',
      )}
    >
      {tab.label}
      {tab.count !== undefined && <Badge tone={tab.tone ?? 'neutral'}>{tab.count}</Badge>}
    </Link>
  )
}
