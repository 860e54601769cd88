import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useInBrowser } from '../../ground/batches/use-in-browser.ts'
import { partOf } from '../../ground/ui/part.tsx'
import { useWords } from '../../ground/ui/use-words.ts'
import { galleryWords } from './gallery.words.ts'
import { photoAddress } from './photo-file.ts'
import { type GridPhoto, PhotoPicture } from './photo-picture.tsx'

const Lightbox = partOf(() => import('./lightbox.tsx').then((part) => part.Lightbox))

type PhotoGridProps = { readonly title: string; readonly slug: string; readonly photos: readonly GridPhoto[] }

/**
 * Photos in rows, in their order and each in its own shape, so that nobody's head is cut off. The open one stands in the
 * address, so that it can be sent, and so that the phone's way back closes it.
 */
export function PhotoGrid({ title, slug, photos }: PhotoGridProps) {
  const say = useWords(galleryWords)
  const navigate = useNavigate()
  const { hash, state } = useLocation()
  // The server never learns which: drawn open before the page is awake, all of it would be thrown away and drawn again.
  const isAwake = useInBrowser()
  const open = isAwake ? photos.findIndex(({ id }) => hash === anchorOf(id)) : -1
  const list = useFocusBack(open)
  const go = (photo: GridPhoto | undefined, isFirst: boolean) =>
    photo &&
    void navigate(anchorOf(photo.id), {
      replace: !isFirst,
      preventScrollReset: true,
      state: isFirst ? OPENED_HERE : state,
    })
  const close = () =>
    void (state === OPENED_HERE
      ? navigate(-1)
      : navigate({ hash: '' }, { replace: true, preventScrollReset: true }))
  return (
    <>
      <ul ref={list} className="flex flex-wrap gap-2 after:grow-[1000] md:gap-3">
        {photos.map((photo, index) => (
          <li
            key={photo.id}
            className="min-w-0 basis-[calc(var(--ratio)*6.5rem)] md:basis-[calc(var(--ratio)*14rem)]"
            style={shapeOf(photo)}
          >
            <a
              href={photoAddress(photo.fileKey, 1920)}
              data-awake
              className="block overflow-hidden rounded-lg"
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                go(photo, true)
              }}
            >
              <PhotoPicture
                photo={photo}
                alt={photo.caption || say('photoOf', { number: index + 1, title })}
                sizes="(min-width: 90rem) 26rem, (min-width: 48rem) 32vw, 60vw"
                isFirst={index < 4}
                className="h-auto w-full transition-transform duration-200 hover:scale-[1.02]"
              />
            </a>
          </li>
        ))}
      </ul>
      {open >= 0 && (
        <Lightbox
          title={title}
          slug={slug}
          photos={photos}
          open={open}
          onGo={(index) => go(photos[index], false)}
          onClose={close}
        />
      )}
    </>
  )
}

/** Closed, the focus stands on the photo last seen: not every browser gives it back by itself. */
function useFocusBack(open: number) {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef(open)
  useEffect(() => {
    const seen = last.current
    last.current = open
    if (open < 0 && seen >= 0) list.current?.children[seen]?.querySelector('a')?.focus()
  }, [open])
  return list
}

const OPENED_HERE = 'opened-here'

function anchorOf(id: number): string {
  return `#foto-${id}`
}

/** The browser fills a row by the photos' shapes. */
function shapeOf({ width, height }: GridPhoto): CSSProperties {
  const ratio = Math.round((width / height) * 100) / 100
  return { '--ratio': ratio, flexGrow: ratio } as CSSProperties
}

/** With a key held the browser does what it always does. */
function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey
}
