import Bold from 'lucide-react/icons/bold'
import Eye from 'lucide-react/icons/eye'
import Heading from 'lucide-react/icons/heading-2'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Numbers from 'lucide-react/icons/list-ordered'
import Table from 'lucide-react/icons/table'
import Quote from 'lucide-react/icons/text-quote'
import {
  type ComponentProps,
  type RefObject,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useWords } from '../ui/use-words.ts'
import { Markdown } from './markdown.tsx'
import { renderMarkdown } from './markdown-html.ts'
import { PHOTO_TYPES, usePhotos } from './use-photos.ts'
import { applyTool, type Tool, type Written } from './writing.ts'
import { writingWords } from './writing.words.ts'

const TOOLS = [
  ['heading', Heading],
  ['bold', Bold],
  ['italic', Italic],
  ['list', List],
  ['numbers', Numbers],
  ['quote', Quote],
  ['link', LinkIcon],
  ['table', Table],
] as const

const KEYS: Readonly<Record<string, Tool>> = { b: 'bold', i: 'italic' }

export type ToolsProps = { readonly area: RefObject<HTMLTextAreaElement | null> }

export function Tools({ area }: ToolsProps) {
  const say = useWords(writingWords)
  const [isPreviewed, setPreviewed] = useState(false)
  const use = (tool: Tool) => {
    const field = area.current
    if (!field) return
    const { value: text, selectionStart: start, selectionEnd: end } = field
    const samples = { text: say('sampleText'), column: say('sampleColumn') }
    const written = applyTool(tool, { text, start, end }, samples)
    write(field, written)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const tool = event.ctrlKey || event.metaKey ? KEYS[event.key.toLowerCase()] : undefined
    if (!tool) return
    event.preventDefault()
    use(tool)
  })
  const photos = usePhotos(area, write)
  useEffect(() => {
    const field = area.current
    const listen = (event: KeyboardEvent) => press(event)
    field?.addEventListener('keydown', listen)
    return () => field?.removeEventListener('keydown', listen)
  }, [area])
  return (
    <>
      <div
        role="toolbar"
        aria-label={say('tools')}
        aria-controls={area.current?.id}
        className="flex flex-wrap items-center gap-1 pb-2"
      >
        {TOOLS.map(([tool, Drawn]) => (
          <ToolButton key={tool} label={say(tool)} onClick={() => use(tool)}>
            <Drawn aria-hidden="true" className="size-5" />
          </ToolButton>
        ))}
        <label title={`${say('photo')}. ${say('photoHint')}`} className={`${TOOL} focus-within:outline-2`}>
          <ImagePlus aria-hidden="true" className="size-5" />
          <input
            type="file"
            accept={PHOTO_TYPES}
            multiple
            aria-label={say('photo')}
            className="sr-only"
            onChange={({ currentTarget }) => {
              photos.add([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
          />
        </label>
        <span className="ml-auto px-2 text-sm text-muted max-xl:hidden">{say('kept')}</span>
        <ToolButton
          label={say('preview')}
          aria-pressed={isPreviewed}
          className="max-xl:ml-auto"
          onClick={() => setPreviewed(!isPreviewed)}
        >
          <Eye aria-hidden="true" className="size-5" />
          <span className="text-sm font-semibold max-sm:sr-only">{say('preview')}</span>
        </ToolButton>
      </div>
      <output
        className={`block text-[0.9375rem] ${photos.said.isFault ? 'font-medium text-danger-ink' : 'text-muted'} ${photos.said.text && 'pb-2'}`}
      >
        {photos.said.text}
      </output>
      {isPreviewed && area.current?.parentElement && <Preview field={area.current} />}
    </>
  )
}

const TOOL =
  'inline-flex h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-lg px-2.5 text-muted hover:bg-sunk hover:text-ink aria-pressed:bg-chosen aria-pressed:text-ink md:h-10 md:min-w-10'

type ToolButtonProps = ComponentProps<'button'> & { readonly label: string }

function ToolButton({ label, className = '', ...rest }: ToolButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={`${TOOL} ${className}`} />
  )
}

/** Under what is written, as the page will show it, a moment behind the letters. */
function Preview({ field }: { readonly field: HTMLTextAreaElement }) {
  const say = useWords(writingWords)
  const [text, setText] = useState(field.value)
  const late = useDeferredValue(text)
  useEffect(() => {
    const read = () => setText(field.value)
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [field])
  const place = field.parentElement
  if (!place) return null
  return createPortal(
    <section
      aria-label={say('preview')}
      lang={field.lang}
      className="order-first mt-3 rounded-lg border border-line bg-paper p-5"
    >
      {late.trim() === '' ? (
        <p className="text-muted">{say('nothing')}</p>
      ) : (
        <Markdown html={renderMarkdown(late)} />
      )}
    </section>,
    place,
  )
}

/** As if it were typed, so that it can be undone. */
function write(field: HTMLTextAreaElement, { from, to, put, start, end }: Written): void {
  field.focus()
  field.setSelectionRange(from, to)
  // Deprecated, and still the one way browsers keep what was typed undoable.
  const isTyped = document.execCommand('insertText', false, put)
  if (!isTyped) {
    field.setRangeText(put, from, to)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.setSelectionRange(start, end)
}
