import Search from 'lucide-react/icons/search'
import { type MouseEvent, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../ground/ui/link.tsx'
import { partOf } from '../../ground/ui/part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { shellWords } from './menu.words.ts'

// Nobody needs the dialog before he asks for it.
const Palette = partOf(() => import('./palette.tsx').then((part) => part.Palette))

/** In the rail: a box that says what it is for, with its shortcut. */
export function PaletteInRail() {
  const say = useWords(shellWords)
  const palette = usePalette()
  useShortcut(palette.show)
  return (
    <search aria-label={say('search')} className="px-3.5 pb-2">
      <Link
        to="/admin/search"
        onClick={palette.open}
        className="flex h-9.5 items-center gap-2.5 rounded-lg border border-white/12 bg-white/5 px-2.5 text-[0.9375rem] text-stone-300 hover:border-white/25 hover:text-white"
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="flex-1">{say('search')}</span>
        <kbd aria-hidden="true" className="font-sans text-xs text-stone-400">
          Ctrl K
        </kbd>
      </Link>
      {palette.dialog}
    </search>
  )
}

/** On a phone: a magnifying glass beside the face. */
export function PaletteCorner() {
  const say = useWords(shellWords)
  const palette = usePalette()
  return (
    <search aria-label={say('search')} className="absolute top-3.5 right-14 z-10 md:hidden print:hidden">
      <Link
        to="/admin/search"
        onClick={palette.open}
        className="grid size-12 place-items-center rounded-full"
      >
        {/* Over a poster, too, it stands on the page's own colour. */}
        <span className="grid size-9 place-items-center rounded-full bg-paper">
          <Search aria-hidden="true" className="size-5.5" />
        </span>
        <span className="sr-only">{say('search')}</span>
      </Link>
      {palette.dialog}
    </search>
  )
}

function usePalette() {
  const { key } = useLocation()
  // Opened on this page: whoever goes on to what he found leaves the palette behind.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const show = () => setOpenAt(key)
  return {
    show,
    open: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show()
    },
    dialog: openAt === key && <Palette onClose={() => setOpenAt(null)} />,
  }
}

function useShortcut(show: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      show()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [show])
}
