import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { ButtonLink } from './button.tsx'
import { ClubName } from './club-name.tsx'
import { EntranceLink } from './entrance-link.tsx'
import { layoutWords } from './layout.words.ts'
import { CloseIcon, MenuIcon } from './site-icons.tsx'
import { linksOn, MAIN_LINKS } from './site-links.ts'
import { useClub } from './use-club.ts'
import { useWords } from './use-words.ts'

const ID = 'menu'
const ICON_BUTTON = '-mr-2.5 grid size-12 shrink-0 cursor-pointer place-items-center rounded-lg'

// Browsers that know these attributes open the menu before our JavaScript arrives; React's types do not know them yet.
const OPENS = { command: 'show-modal', commandfor: ID }
const CLOSES = { command: 'close', commandfor: ID }

/** The header under 768 px: a modal menu that closes on every route change. */
export function SiteMenu() {
  const say = useWords(layoutWords)
  const menu = useRef<HTMLDialogElement>(null)
  const close = () => menu.current?.close()
  useCloseWhenAway(menu)
  return (
    <div className="md:hidden">
      <button
        type="button"
        {...OPENS}
        aria-haspopup="dialog"
        aria-label={say('openMenu')}
        className={ICON_BUTTON}
        onClick={() => open(menu.current)}
      >
        <MenuIcon className="size-7" />
      </button>
      <dialog
        ref={menu}
        id={ID}
        aria-label={say('mainNav')}
        className="night m-0 h-dvh max-h-none w-full max-w-none bg-stone-950 transition-[opacity,display,overlay] transition-discrete duration-200 not-open:opacity-0 open:starting:opacity-0"
      >
        <div className="flex min-h-full flex-col">
          <div className="column flex h-18 items-center justify-between gap-6">
            <ClubName />
            <button
              type="button"
              {...CLOSES}
              aria-label={say('closeMenu')}
              className={ICON_BUTTON}
              onClick={close}
            >
              <CloseIcon className="size-7" />
            </button>
          </div>
          <MenuLinks />
        </div>
      </dialog>
    </div>
  )
}

function MenuLinks() {
  const say = useWords(layoutWords)
  const { off } = useClub()
  return (
    <>
      <nav aria-label={say('mainNav')} className="column grid gap-1 pt-4 pb-8">
        {linksOn(MAIN_LINKS, off).map((link) => (
          <NavLink
            key={link.to}
            to={link.to}
            className="heading flex min-h-14 items-center border-l-4 border-transparent text-4xl aria-[current=page]:border-primary-400 aria-[current=page]:pl-4"
          >
            {say(link.word)}
          </NavLink>
        ))}
      </nav>
      <div className="column mt-auto grid gap-3 pb-[calc(1.5rem+env(safe-area-inset-bottom))]">
        <ButtonLink to="/prihlaska" variant="primary">
          {say('apply')}
        </ButtonLink>
        <EntranceLink />
      </div>
    </>
  )
}

function open(menu: HTMLDialogElement | null): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  menu?.showModal()
}

function useCloseWhenAway(menu: React.RefObject<HTMLDialogElement | null>): void {
  const { key } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    menu.current?.close()
  }, [menu, key])
  useEffect(() => {
    // A phone turned on its side shows the full header; an open menu would hide the page behind it.
    const wide = window.matchMedia('(width >= 48rem)')
    const close = () => menu.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [menu])
}
