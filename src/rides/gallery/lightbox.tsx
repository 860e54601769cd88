import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Link } from '../../ground/ui/link.tsx'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import EyeOff from 'lucide-react/icons/eye-off'
import X from 'lucide-react/icons/x'
import { useWords } from '../../ground/ui/use-words.ts'
import { galleryWords } from './gallery.words.ts'
import { photoAddress, photoSet } from './photo-file.ts'
import type { GridPhoto } from './photo-picture.tsx'
import { swipeStep } from './swipe.ts'

type LightboxProps = {
  readonly title: string
  readonly slug: string
  readonly photos: readonly GridPhoto[]
  readonly open: number
  readonly onGo: (index: number) => void
  readonly onClose: () => void
}

const ROUND =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-full bg-stone-950/60 text-white hover:bg-stone-800'

/** One photo over everything: arrows, a finger or the keyboard turn the pages. */
export function Lightbox({ title, slug, photos, open, onGo, onClose }: LightboxProps) {
  const say = useWords(galleryWords)
  const dialog = useRef<HTMLDialogElement>(null)
  const photo = photos[open]
  const swipe = useSwipe((step) => onGo(within(open + step, photos.length)))
  useEffect(() => {
    const box = dialog.current
    box?.showModal()
    return () => box?.close()
  }, [])
  useEffect(() => preload([photos[open + 1], photos[open - 1]]), [open, photos])
  if (!photo) return null
  const isAlone = photos.length === 1
  const handleKey = (event: KeyboardEvent) => {
    const next = KEYS[event.key]?.(open, photos.length)
    if (next === undefined) return
    event.preventDefault()
    onGo(within(next, photos.length))
  }
  const alt = photo.caption || say('photoOf', { number: open + 1, title })
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="night m-0 h-dvh max-h-none w-dvw max-w-none overflow-hidden bg-stone-950 text-white backdrop:bg-stone-950"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center gap-1 px-3 pt-3">
          <p aria-live="polite" className="figures mr-auto px-2 font-medium">
            {say('count', { number: open + 1, total: photos.length })}
          </p>
          <Link
            to={`/gallery/${slug}/hide/${photo.id}`}
            aria-label={say('askToHide')}
            title={say('askToHide')}
            className={ROUND}
          >
            <EyeOff aria-hidden="true" className="size-5" />
          </Link>
          <a
            href={photoAddress(photo.fileKey, 1920)}
            download={`${slug}-${open + 1}.jpg`}
            aria-label={say('download')}
            title={say('download')}
            className={ROUND}
          >
            <Download aria-hidden="true" className="size-5" />
          </a>
          <button
            type="button"
            aria-label={say('close')}
            title={say('close')}
            onClick={onClose}
            className={ROUND}
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div
          className="relative flex min-h-0 flex-1 touch-pan-y items-center justify-center p-2 md:px-16"
          {...swipe.handlers}
        >
          <picture className="contents">
            <source type="image/webp" srcSet={photoSet(photo, 'webp', [1024, 1920])} sizes="100vw" />
            <img
              key={photo.id}
              src={photoAddress(photo.fileKey, 1920)}
              width={photo.width}
              height={photo.height}
              alt={alt}
              draggable={false}
              style={{ backgroundColor: photo.colour, transform: `translateX(${swipe.shift}px)` }}
              className="max-h-full w-auto max-w-full rounded-md object-contain select-none"
            />
          </picture>
          {!isAlone && (
            <>
              <button
                type="button"
                aria-label={say('previous')}
                onClick={() => onGo(within(open - 1, photos.length))}
                className={`absolute left-2 max-md:bottom-2 ${ROUND}`}
              >
                <ChevronLeft aria-hidden="true" className="size-6" />
              </button>
              <button
                type="button"
                aria-label={say('next')}
                onClick={() => onGo(within(open + 1, photos.length))}
                className={`absolute right-2 max-md:bottom-2 ${ROUND}`}
              >
                <ChevronRight aria-hidden="true" className="size-6" />
              </button>
            </>
          )}
        </div>
        <p className="min-h-14 px-5 pt-1 pb-4 text-center text-lg text-balance">{photo.caption}</p>
      </div>
    </dialog>
  )
}

type Turn = (open: number, total: number) => number

const KEYS: Readonly<Record<string, Turn>> = {
  ArrowRight: (open) => open + 1,
  ArrowLeft: (open) => open - 1,
  Home: () => 0,
  End: (_, total) => total - 1,
}

/** After the last one comes the first. */
function within(index: number, total: number): number {
  return (index + total) % total
}

function useSwipe(onStep: (step: -1 | 1) => void) {
  const [from, setFrom] = useState<number | null>(null)
  const [shift, setShift] = useState(0)
  const end = () => {
    setFrom(null)
    setShift(0)
  }
  return {
    shift,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse' && event.isPrimary) setFrom(event.clientX)
      },
      onPointerMove: (event: PointerEvent) => {
        if (from !== null) setShift(event.clientX - from)
      },
      onPointerUp: (event: PointerEvent) => {
        const step = from === null ? 0 : swipeStep(event.clientX - from, window.innerWidth)
        end()
        if (step !== 0) onStep(step)
      },
      onPointerCancel: end,
    },
  }
}

/** The neighbours are fetched while this one is looked at. */
function preload(neighbours: readonly (GridPhoto | undefined)[]): void {
  for (const photo of neighbours) {
    if (!photo) continue
    const image = new Image()
    image.sizes = '100vw'
    image.srcset = photoSet(photo, 'webp', [1024, 1920])
  }
}
