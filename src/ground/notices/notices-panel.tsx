import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Panel } from '../ui/panel.tsx'
import { useWords } from '../ui/use-words.ts'
import type { NoticeKind } from '../tables/notice.ts'
import { noticePanelWords, noticeWords } from './notices.words.ts'

export type NoticeLine = {
  readonly id: number
  readonly kind: NoticeKind
  readonly who: string | null
  readonly whom: string | null
  readonly detail: string
  readonly when: string
}

/** What happened with the strongest rights; each stays until it was read. */
export function NoticesPanel({ notices }: { readonly notices: readonly NoticeLine[] }) {
  const say = useWords(noticePanelWords)
  if (notices.length === 0) return null
  return (
    <Panel title={say('title')} className="mb-5">
      <p className="mb-4 text-muted">{say('text')}</p>
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <li key={notice.id} className="rounded-lg bg-warning px-4 py-3 text-warning-ink">
            <Notice notice={notice} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Notice({ notice: { id, kind, who, whom, detail, when } }: { readonly notice: NoticeLine }) {
  const say = useWords(noticePanelWords)
  const sayNotice = useWords(noticeWords)
  const facts = { who: who ?? say('house'), whom: whom ?? say('everybody'), detail }
  return (
    <Form method="post" action="/admin" preventScrollReset className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="notice" value={id} />
      <p className="min-w-0 flex-1 basis-72 break-words">
        <span className="figures block text-sm">{when}</span>
        {sayNotice(kind, facts)}
      </p>
      <Button type="submit" size="small" name="intent" value="seen" className="max-sm:w-full">
        {say('seen')}
      </Button>
    </Form>
  )
}
