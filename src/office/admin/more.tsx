import Ellipsis from 'lucide-react/icons/ellipsis'
import { type MouseEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { Button } from '../../ground/ui/button.tsx'
import { Drawer } from '../../ground/ui/drawer.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { type MenuItem, MenuLink, waits } from './menu-item.tsx'
import { shellWords } from './menu.words.ts'

/** The rest of the menu: a drawer, and a plain unfolding list where JavaScript has not arrived. */
export function More({ entries }: { readonly entries: readonly MenuItem[] }) {
  const say = useWords(shellWords)
  const { key } = useLocation()
  // Opened on this page: whoever goes on to another leaves the drawer behind.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const setOpen = (isOpen: boolean) => setOpenAt(isOpen ? key : null)
  const openDrawer = (event: MouseEvent) => {
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <details className="h-full">
        <summary
          className="bar-item cursor-pointer list-none [&::-webkit-details-marker]:hidden"
          onClick={openDrawer}
        >
          <MoreFace entries={entries} />
        </summary>
        <div className="fixed inset-x-0 bottom-[calc(4rem+env(safe-area-inset-bottom))] max-h-[70dvh] overflow-y-auto border-t border-line bg-panel p-4 shadow-2xl">
          <MoreList entries={entries} />
        </div>
      </details>
      <Drawer open={openAt === key} onOpenChange={setOpen} title={say('moreTitle')}>
        <MoreList entries={entries} />
      </Drawer>
    </>
  )
}

function MoreFace({ entries }: { readonly entries: readonly MenuItem[] }) {
  const say = useWords(shellWords)
  return (
    <>
      <span>
        <Ellipsis aria-hidden="true" className="size-5.5" />
        {entries.some(waits) && (
          <span className="absolute top-0.5 right-2.5 size-2.5 rounded-full border-2 border-panel bg-primary-400">
            <span className="sr-only">{say('somethingWaits')}</span>
          </span>
        )}
      </span>
      {say('more')}
    </>
  )
}

function MoreList({ entries }: { readonly entries: readonly MenuItem[] }) {
  const say = useWords(shellWords)
  return (
    <>
      <ul className="-mx-3">
        {entries.map((item) => (
          <li key={item.to}>
            <MenuLink item={item} className="more-link" />
          </li>
        ))}
        <li>
          <Link to="/" className="more-link">
            {say('website')}
          </Link>
        </li>
      </ul>
      <form method="post" action="/logout" className="mt-4">
        <Button type="submit" className="w-full">
          {say('signOut')}
        </Button>
      </form>
    </>
  )
}
