import { useEffect, useRef } from 'react'
import { classNames } from '../ui/class-names.ts'

const PROSE = [
  'max-w-[68ch] text-[1.0625rem] leading-[1.65] hyphens-auto md:text-lg md:leading-[1.65]',
  '[&>*+*]:mt-5 [&>:is(h2,h3)+*]:mt-3',
  '[&_h2]:heading [&_h2]:text-[2rem] [&_h2]:hyphens-none [&>*+h2]:mt-12',
  '[&_h3]:font-display [&_h3]:text-2xl [&_h3]:leading-tight [&_h3]:font-bold [&>*+h3]:mt-9',
  '[&_:is(h4,h5,h6)]:font-semibold [&>*+:is(h4,h5,h6)]:mt-7',
  '[&_a]:link [&_a]:font-medium [&_strong]:font-semibold',
  '[&_ul]:list-disc [&_ol]:list-decimal [&_:is(ul,ol)]:pl-6 [&_li]:pl-1 [&_li+li]:mt-2 [&_li>:is(ul,ol)]:mt-2 [&_li>p+p]:mt-3',
  '[&_li]:marker:text-muted [&_ol>li]:marker:font-semibold [&_ol>li]:marker:tabular-nums',
  '[&_blockquote]:border-l-4 [&_blockquote]:border-primary-400 [&_blockquote]:pl-5 [&_blockquote]:text-xl [&_blockquote>*+*]:mt-3',
  '[&_hr]:road-x [&_hr]:my-10 [&_hr]:h-1 [&_hr]:border-0',
  '[&_:is(code,pre)]:rounded-md [&_:is(code,pre)]:bg-sunk [&_code]:px-1.5 [&_code]:py-0.5 [&_code]:text-[0.9em] [&_pre]:overflow-x-auto [&_pre]:p-4',
  '[&_img]:h-auto [&_img]:max-w-full [&_img]:rounded-panel',
  '[&>div]:overflow-x-auto [&>div]:rounded-panel [&>div]:border [&>div]:border-line [&>div]:bg-panel',
  '[&_table]:figures [&_table]:w-full [&_table]:text-[0.9375rem] md:[&_table]:text-base [&_table]:leading-snug [&_tr+tr]:border-t [&_tbody_tr]:border-t [&_tr]:border-line',
  '[&_:is(th,td)]:px-2.5 [&_:is(th,td)]:py-2.5 md:[&_:is(th,td)]:px-4 md:[&_:is(th,td)]:py-3 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_th]:text-sm [&_th]:font-semibold [&_th]:text-muted',
  '[&_td:first-child]:font-semibold',
  '[&_[data-icon]]:mx-0.5 [&_[data-icon]]:inline-block [&_[data-icon]]:size-[1.15em] [&_[data-icon]]:align-[-0.2em] [&_[data-icon]:empty]:rounded-full [&_[data-icon]:empty]:border-2 [&_[data-icon]:empty]:opacity-40',
].join(' ')

/** On a wide screen the headings stand beside their text, so that a long page can be looked through. */
const WIDE = [
  'lg:grid lg:max-w-none lg:grid-cols-[17rem_minmax(0,46rem)] lg:gap-x-12',
  'lg:[&>*]:col-start-2 lg:[&>h2]:col-start-1 lg:[&>h2+*]:mt-14 lg:[&>*+h2]:mt-14 lg:[&>h2:first-child+*]:mt-0',
].join(' ')

type MarkdownProps = {
  /** Only what `renderMarkdown` made; never a text as somebody wrote it. */
  readonly html: string
  readonly isWide?: boolean
  readonly className?: string | undefined
}

/** A text the club wrote. The one place where ready HTML enters a page. */
export function Markdown({ html, isWide = false, className }: MarkdownProps) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Few texts have icons, so few readers fetch what draws them.
    if (!html.includes('data-icon')) return
    const places = [...(text.current?.querySelectorAll<HTMLElement>('[data-icon]') ?? [])]
    void import('./icons.ts').then(({ drawIcons }) => drawIcons(places))
  }, [html])
  return (
    <div
      ref={text}
      className={classNames(PROSE, isWide && WIDE, className)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
