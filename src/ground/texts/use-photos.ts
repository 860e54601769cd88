import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../ui/use-words.ts'
import { photoArrived, putPhoto, type Written } from './writing.ts'
import { writingWords } from './writing.words.ts'

export const PHOTO_TYPES = 'image/jpeg,image/png,image/webp'
const LARGEST_MB = 15

type Field = HTMLTextAreaElement
type Said = { readonly text: string; readonly isFault: boolean }

/** Photos dragged, pasted or chosen: each is sent by itself and stands in the text, where it was put, once it has arrived. */
export function usePhotos(
  area: RefObject<Field | null>,
  write: (field: Field, written: Written) => void,
): { readonly add: (files: readonly File[]) => void; readonly said: Said } {
  const say = useWords(writingWords)
  const [said, setSaid] = useState<Said>({ text: '', isFault: false })
  const sendOne = async (field: Field, file: File) => {
    const { name } = file
    const fail = (text: string) => setSaid({ text, isFault: true })
    if (file.size > LARGEST_MB * 1024 * 1024) return fail(say('photoTooLarge', { name }))
    const mark = `![${say('photoMark', { name: name.replace(/[[\]()\\]/g, '') })}]()`
    write(field, putPhoto({ text: field.value, end: field.selectionEnd }, mark))
    const put = field.selectionEnd
    setSaid({ text: say('photoSending', { name }), isFault: false })
    const { address, refusal } = await sendPhoto(field, file)
    const written = photoArrived(field.value, mark, { address, words: say('samplePhoto') })
    if (written) replace(field, written, field.selectionEnd === put ? write : writeBeside)
    if (address === null) return fail(refusal ?? say('photoLost', { name }))
    setSaid({ text: say('photoDone'), isFault: false })
  }
  const add = async (files: readonly File[]) => {
    for (const file of files) if (area.current) await sendOne(area.current, file)
  }
  const take = useEffectEvent((event: Event, files: FileList | undefined) => {
    const photos = [...(files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (photos.length === 0) return
    event.preventDefault()
    void add(photos)
  })
  useEffect(() => {
    const field = area.current
    const drop = (event: DragEvent) => {
      if (field && event.dataTransfer?.files.length) goTo(field, event)
      take(event, event.dataTransfer?.files)
    }
    const paste = (event: ClipboardEvent) => take(event, event.clipboardData?.files)
    field?.addEventListener('drop', drop)
    field?.addEventListener('paste', paste)
    return () => {
      field?.removeEventListener('drop', drop)
      field?.removeEventListener('paste', paste)
    }
  }, [area])
  return { add: (files) => void add(files), said }
}

/** Whoever writes on meanwhile is not torn away from where he is. */
function writeBeside(field: Field, { from, to, put }: Written): void {
  field.setRangeText(put, from, to, 'preserve')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function replace(field: Field, written: Written, by: (field: Field, written: Written) => void): void {
  if (document.activeElement === field) by(field, written)
  else writeBeside(field, written)
}

/** Where the photo was let go; browsers that cannot tell leave it where one was writing. */
function goTo(field: Field, { clientX, clientY }: DragEvent): void {
  const place = document.caretPositionFromPoint?.(clientX, clientY)
  if (place?.offsetNode === field) field.setSelectionRange(place.offset, place.offset)
}

type Sent = { readonly address: string | null; readonly refusal?: string }

/** A text that is not for members only, by its own form, is for everybody. */
async function sendPhoto(field: Field, file: File): Promise<Sent> {
  const chosen = field.form && new FormData(field.form).get('visibility')
  const visibility = chosen === 'members' ? 'members' : 'public'
  try {
    const response = await fetch(`/api/gallery/photos?visibility=${visibility}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
    })
    const answer = (await response.json()) as {
      readonly photo?: { readonly address: string }
      readonly statusMessage?: string
    }
    if (answer.photo) return { address: answer.photo.address }
    return { address: null, ...(answer.statusMessage ? { refusal: answer.statusMessage } : {}) }
  } catch {
    return { address: null }
  }
}
