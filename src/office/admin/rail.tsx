import { useId } from 'react'
import { ClubName } from '../../ground/ui/club-name.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import type { MenuGroup } from './menu.ts'
import { type MenuItem, MenuLink } from './menu-item.tsx'
import { shellWords } from './menu.words.ts'
import { PaletteInRail } from './palette-button.tsx'
import { type Person, PersonAtFoot } from './person.tsx'

type RailProps = { readonly entries: readonly MenuItem[]; readonly person: Person }

/** Dark in both themes: everyone's, the officer's work, mine. */
export function Rail({ entries, person }: RailProps) {
  const say = useWords(shellWords)
  return (
    <div className="night flex w-59 shrink-0 flex-col bg-asphalt max-md:hidden print:hidden">
      <div className="sticky top-0 flex max-h-dvh flex-1 flex-col">
        <header className="px-5 pt-5 pb-3 [&_a]:gap-2.5 [&_span]:text-xl [&_span]:whitespace-normal [&_svg]:h-8.5 [&_svg]:w-7.5">
          <ClubName />
        </header>
        <PaletteInRail />
        <nav aria-label={say('menu')} className="min-h-0 flex-1 overflow-y-auto px-3.5 pb-5 scheme-dark">
          <RailGroup entries={entries} group="club" />
          <RailGroup entries={entries} group="office" title={say('office')} />
          <RailGroup entries={entries} group="mine" title={say('mine')} />
        </nav>
        <PersonAtFoot person={person} />
      </div>
    </div>
  )
}

type GroupProps = {
  readonly entries: readonly MenuItem[]
  readonly group: MenuGroup
  readonly title?: string
}

function RailGroup({ entries, group, title }: GroupProps) {
  const id = useId()
  const items = entries.filter((entry) => entry.group === group)
  if (items.length === 0) return null
  return (
    <>
      {title && (
        // Not a heading: the first one of a screen is its own.
        <p
          id={id}
          className="mt-5 mb-1.5 px-2.5 font-display text-[0.8125rem] font-bold tracking-[0.14em] text-muted uppercase"
        >
          {title}
        </p>
      )}
      <ul aria-labelledby={title && id}>
        {items.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className="rail-link" />
          </li>
        ))}
      </ul>
    </>
  )
}
